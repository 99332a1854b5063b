export const roles = ['user', 'manager', 'admin'] as const
export type Role = (typeof roles)[number]

/** A higher role may do everything that a lower one may. */
export const roleRank: Record<Role, number> = { user: 0, manager: 1, admin: 2 }
