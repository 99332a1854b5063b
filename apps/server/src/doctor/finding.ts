export type Finding = { level: 'ok' | 'warning' | 'fault'; text: string }

export const ok = (text: string): Finding => ({ level: 'ok', text })
/** Plumbline works, but somebody should look at it. */
export const warning = (text: string): Finding => ({ level: 'warning', text })
/** Plumbline doesn't work, or doesn't protect what it stores. */
export const fault = (text: string): Finding => ({ level: 'fault', text })
