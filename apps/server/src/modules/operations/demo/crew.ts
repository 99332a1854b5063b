import type { Role } from '@plumbline/contract'

export const DEMO_PASSWORD = 'plumbline-demo'

export type DemoAccount = { email: string; name: string; title: string; role: Role }

const at = (name: string) => `${name}@plumbline.example`

export const founder: DemoAccount = {
  email: at('admin'),
  name: 'Alex Morgan',
  title: 'Owner',
  role: 'admin',
}

/**
 * Those one signs in as come first; the others work beside them. All have the same password. The plan has room for two
 * more.
 */
const logins: DemoAccount[] = [
  founder,
  { email: at('manager'), name: 'Mara Lindqvist', title: 'Safety manager', role: 'manager' },
  { email: at('worker'), name: 'Wale Adeyemi', title: 'Foreman', role: 'user' },
]
export const crew: DemoAccount[] = [
  ...logins,
  { email: at('luis.herrera'), name: 'Luis Herrera', title: 'Superintendent', role: 'manager' },
  { email: at('hannah.cole'), name: 'Hannah Cole', title: 'Safety coordinator', role: 'user' },
  { email: at('priya.nair'), name: 'Priya Nair', title: 'Warehouse supervisor', role: 'user' },
]

export const newcomer: DemoAccount = {
  email: at('free'),
  name: 'Frida Novak',
  title: 'Site lead',
  role: 'admin',
}

export const demoAccounts = [...logins, newcomer]
