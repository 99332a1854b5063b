/** Only over HTTPS or on localhost, and in browsers that know them. */
export const supportsPasskeys = () => 'PublicKeyCredential' in globalThis
