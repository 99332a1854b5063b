import { expect, test } from 'vitest'
import { SharedBytes } from './shared-bytes'

test('what all hold together is limited, and given back when their work ends, however it ends', async () => {
  const shared = new SharedBytes(10)
  const attempt = (bytes: number) => shared.hold(async hold => hold(bytes))
  await shared.hold(async hold => {
    hold(3)
    hold(4)
    await expect(attempt(4)).rejects.toMatchObject({ code: 'overloaded' })
    await attempt(3)
    await attempt(3)
    expect(() => hold(4)).toThrow()
  })
  await attempt(10)
  await expect(
    shared.hold(async hold => {
      hold(10)
      throw new Error('broken off')
    }),
  ).rejects.toThrow('broken off')
  await attempt(10)
})
