import { AppError } from './http/errors'

const PRODUCT_NAME = 'plumbline'
let loaded: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 passwords from published leaks. They are loaded when somebody first chooses one. */
function commonPasswords() {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(each => each.toLowerCase())),
  )
  return loaded
}

const isOneCharacter = (password: string) => new Set(password).size === 1

/** What an address gives away: itself and what is before the @. */
const partsOf = (email: string) => [email, email.split('@')[0] ?? '', email.replace('@', '')]

/** Rejects what attackers try first. `field` is where the caller sent the password. */
export async function rejectCommonPassword(password: string, email: string, field = 'password') {
  const chosen = password.trim().toLowerCase()
  const isGuessable =
    isOneCharacter(chosen) ||
    [PRODUCT_NAME, ...partsOf(email.toLowerCase())].includes(chosen) ||
    (await commonPasswords()).has(chosen)
  if (isGuessable) throw new AppError('invalid', { fields: { [field]: 'password_too_common' } })
}
