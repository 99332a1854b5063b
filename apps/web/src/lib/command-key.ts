const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)

/** How this computer's keyboard calls the key that opens the palette together with K. */
export const commandKey = isApple ? '⌘' : 'Ctrl'
