import { Signup } from '@plumbline/contract/identity/auth'
import { expect, it, vi } from 'vitest'
import { ApiError } from './api'
import { resolverFor, showFieldProblems } from './form'

const check = (given: object) =>
  resolverFor(Signup)(given, undefined, { fields: {}, shouldUseNativeValidation: false })

const good = {
  name: 'Ana Ruiz',
  email: ' Ana@Example.com',
  password: '12345678',
  confirmPassword: '12345678',
  organization: 'Ruiz Construction',
  industry: 'construction',
  companySize: 'small',
  language: 'en',
  privacyAccepted: true,
  termsAccepted: true,
}

const getValues = vi.fn().mockReturnValue(good)

it('hands on what the schema made of the form', async () => {
  expect(await check(good)).toEqual({ values: { ...good, email: 'ana@example.com' }, errors: {} })
})

it('names each faulty field by its code, also where two fields disagree', async () => {
  const { errors } = await check({ ...good, name: 'A', confirmPassword: 'other' })
  expect(errors).toMatchObject({
    name: { message: 'name_too_short' },
    confirmPassword: { message: 'passwords_differ' },
  })
})

it('waits for a schema that is fetched, and leaves the check to the server where it cannot be had', async () => {
  const options = { fields: {}, shouldUseNativeValidation: false } as const
  const late = resolverFor(async () => Signup)
  expect((await late({ ...good, name: 'A' }, undefined, options)).errors).toMatchObject({
    name: { message: 'name_too_short' },
  })
  const never = resolverFor(() => Promise.reject(new TypeError('offline')))
  expect(await never({ ...good, name: 'A' }, undefined, options)).toEqual({
    values: { ...good, name: 'A' },
    errors: {},
  })
})

it("puts the server's problems on the fields it knows, the focus on the first", () => {
  const setError = vi.fn()
  const rejected = new ApiError('invalid', 400, '', [
    { field: 'elsewhere', code: 'required', message: '' },
    { field: 'email', code: 'email_invalid', message: '' },
    { field: 'name', code: 'name_too_short', message: '' },
  ])
  expect(showFieldProblems({ setError, getValues }, rejected)).toBe(true)
  expect(setError.mock.calls).toEqual([
    ['email', { type: 'server', message: 'email_invalid' }, { shouldFocus: true }],
    ['name', { type: 'server', message: 'name_too_short' }, { shouldFocus: false }],
  ])
})

it('leaves every other failure to the screen', () => {
  const form = { setError: vi.fn(), getValues }
  expect(showFieldProblems(form, new ApiError('overloaded', 503, ''))).toBe(false)
  expect(showFieldProblems(form, new Error('offline'))).toBe(false)
})
