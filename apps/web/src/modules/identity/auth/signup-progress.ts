import { storage } from '../../../lib/storage'

const keys = {
  step: 'plumbline.signup.step',
  name: 'plumbline.signup.name',
  email: 'plumbline.signup.email',
} as const
const LEFT_KEY = 'plumbline.signup.left'

export type SignupProgress = { step: 1 | 2; name: string; email: string }

/** Kept between visits: how far someone got and who they are. The password is never among it. */
export function rememberStepOne({ name, email }: { name: string; email: string }) {
  storage.set(keys.step, '1')
  storage.set(keys.name, name)
  storage.set(keys.email, email)
}

export function rememberSignupDone() {
  storage.set(keys.step, '2')
  storage.remove(keys.name)
  storage.remove(keys.email)
}

/** Someone left for the login, which may be on another host: coming back in this tab starts over. */
export function markSignupLeft() {
  try {
    sessionStorage.setItem(LEFT_KEY, '1')
  } catch {
    // Without session storage the sign-up opens where it was, which is no harm.
  }
}

function cameBack() {
  try {
    const left = sessionStorage.getItem(LEFT_KEY) !== null
    sessionStorage.removeItem(LEFT_KEY)
    return left
  } catch {
    return false
  }
}

/** Where the sign-up opens. The second step needs to know whose account it is. */
export function openSignup(): SignupProgress {
  if (cameBack()) storage.remove(keys.step)
  const name = storage.get(keys.name) ?? ''
  const email = storage.get(keys.email) ?? ''
  return { step: storage.get(keys.step) === '1' && name && email ? 2 : 1, name, email }
}
