import { expect, test } from 'vitest'
import { signatureHeaders } from './signature'

const secrets = [
  'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
]
const signed = {
  id: '8c1b7a1e-6a0f-4d5b-9f0e-000000000001',
  at: new Date('2026-11-16T08:00:00.900Z'),
  body: '{"type":"task.created","title":"Löcher sichern"}',
}

test('a message is signed as receivers have always verified it, with every secret', () => {
  expect(signatureHeaders(secrets, signed)).toEqual({
    'webhook-id': signed.id,
    'webhook-timestamp': '1794816000',
    'webhook-signature':
      'v1,/dnj0OcLJY0/m//Xvmmu8TB4iAEh+wgsNG8MbS1eqeI= v1,qvXroWRtfuNmUe8QsvLfrTtkXl7DuOvtGD48zib2qPE=',
  })
})

test('a message without a secret is not signed', () => {
  expect(signatureHeaders([], signed)).not.toHaveProperty('webhook-signature')
})
