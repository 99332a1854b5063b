import { startFakeStripe } from './fake-stripe'
import { type TestApp, testApp } from './harness'

/** The whole server with a stand-in for Stripe, both on the same clock. */
export async function stripeApp() {
  const clock: { of?: TestApp } = {}
  const fake = await startFakeStripe(() => clock.of?.clock.now() ?? new Date())
  const app = await testApp(fake.environment)
  clock.of = app
  const close = async () => {
    await app.close()
    fake.close()
  }
  return { app, stripe: fake.stripe, close }
}
