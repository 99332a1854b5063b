/** Who may see the state of the installation: this address, the first admin who signed up, or nobody. */
export type Operator = { email: string } | 'first_admin' | undefined

/** Names that only this machine reaches itself by. */
export const isLocalName = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Where others can sign up too, whoever came first may be a customer: then the operator has to be named. */
export function operatorFrom(email: string | undefined, appUrl: string): Operator {
  if (email) return { email: email.toLowerCase() }
  return isLocalName(new URL(appUrl).hostname) ? 'first_admin' : undefined
}
