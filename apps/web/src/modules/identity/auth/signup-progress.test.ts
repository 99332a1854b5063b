import { beforeEach, describe, expect, it } from 'vitest'
import { markSignupLeft, openSignup, rememberSignupDone, rememberStepOne } from './signup-progress'

const ana = { name: 'Ana Ruiz', email: 'ana@example.com', password: 'never-stored-1' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the progress of a sign-up', () => {
  it('starts at the first step', () => {
    expect(openSignup()).toEqual({ step: 1, name: '', email: '' })
  })

  it('opens the second step once the first is done', () => {
    rememberStepOne(ana)
    expect(openSignup()).toEqual({ step: 2, name: 'Ana Ruiz', email: 'ana@example.com' })
  })

  it('never stores the password', () => {
    rememberStepOne(ana)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(ana.password)
  })

  it('starts over, once, for someone who left for the login', () => {
    rememberStepOne(ana)
    markSignupLeft()
    expect(openSignup()).toEqual({ step: 1, name: 'Ana Ruiz', email: 'ana@example.com' })
    rememberStepOne(ana)
    expect(openSignup().step).toBe(2)
  })

  it('opens the first step when it does not know whose account it is', () => {
    rememberStepOne(ana)
    localStorage.removeItem('plumbline.signup.email')
    expect(openSignup().step).toBe(1)
  })

  it('forgets who signed up when the account is made', () => {
    rememberStepOne(ana)
    rememberSignupDone()
    expect(openSignup()).toEqual({ step: 1, name: '', email: '' })
    expect(localStorage.getItem('plumbline.signup.step')).toBe('2')
  })
})
