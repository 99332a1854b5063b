import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signupForm } from '../../apps/server/src/testing/people'
import { root } from '../lib/root.mjs'

export type Running = {
  process: ChildProcess
  url: string
  output: () => string
  ended: Promise<number | null>
  /** Until it says that it is ready; fails when it ends before that. */
  ready: Promise<void>
}

/** One that nobody listens at now. */
export const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** `npm start` without npm, from a folder that is not the project's. */
export async function launch(
  env: Record<string, string>,
  { uid, script = join(root, 'scripts/start.mjs') }: { uid?: number; script?: string } = {},
): Promise<Running> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [script], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', ...env, PORT: port },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  let output = ''
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Plumbline is ready')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`it ended:\n${output}`)))
  })
  ready.catch(() => undefined)
  return { process: child, url: `http://127.0.0.1:${port}`, output: () => output, ended, ready }
}

export async function logInAt(url: string, email: string) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'plumbline-demo' }),
  })
  const { user, token } = (await response.json()) as { user: Record<string, unknown>; token: string }
  return { status: response.status, user, token }
}

/** A new organization without samples; returns the token of its founder. */
export async function signUpAt(url: string) {
  const response = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signupForm()),
  })
  return ((await response.json()) as { token: string }).token
}
