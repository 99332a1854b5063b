import { type Role, roles } from '@plumbline/contract/options'

/** From least to most; nobody hands out more than they hold. */
const rankOf = (role: Role) => roles.indexOf(role)

export const mayGrant = (mine: Role, wanted: Role) => rankOf(wanted) <= rankOf(mine)
