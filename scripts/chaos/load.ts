import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { photo, sampleOf } from '../../apps/server/src/testing/uploads'
import { type Answered, call, uploadTo } from '../testing/calls'
import type { Cluster } from '../testing/cluster'
import { signUpAt } from '../testing/launch'
import type { Random } from './random'

/** What was acknowledged, and so has to be there in the end. */
export type Acknowledged = {
  uploads: Set<string>
  canceled: Set<string>
  tasks: Set<string>
  comments: { taskId: string; text: string }[]
  answers: { analysisId: string; questionId: string }[]
  payments: Set<string>
}

export type Organization = { id: string; token: string; colleagueId: string }

const RETRY_PAUSE_MS = 250
const UPLOAD_EVERY_MS = 900
const urls = { successUrl: '/dashboard', cancelUrl: '/pricing' }
const last = (url: unknown) => String(url).split('/').at(-1) ?? ''

/** People who upload, write, answer, pay and read, through whichever API process comes next. */
export class Load {
  readonly acknowledged: Acknowledged = {
    uploads: new Set(),
    canceled: new Set(),
    tasks: new Set(),
    comments: [],
    answers: [],
    payments: new Set(),
  }
  /** Responses by status and error code. */
  readonly statuses: Record<string, number> = {}
  readonly organizations: Organization[] = []
  private readonly cluster: Cluster
  private readonly random: Random
  private isStopped = false
  private turn = 0
  private samples: Uint8Array[] = []

  constructor(cluster: Cluster, random: Random) {
    this.cluster = cluster
    this.random = random
  }

  stop() {
    this.isStopped = true
  }

  /** Organizations that have paid for a plan, each with a colleague who gets notifications. */
  async prepare(count: number) {
    this.samples = [await sampleOf('excavator'), await sampleOf('site-no-hats')]
    for (let each = 0; each < count; each++) this.organizations.push(await this.signUpAndPay())
  }

  /** Processes that have just started together may be short of a core and turn calls away. */
  private async signUpAndPay(attemptsLeft = 10): Promise<Organization> {
    const url = this.url()
    const token = await signUpAt(url)
    const me = await call(url, token, ['GET', '/api/users/me'])
    const body = { priceId: 'test_pro_month', ...urls }
    const { data } = await call(url, token, ['POST', '/api/stripe/checkout-session'], body)
    const paid = await call(url, token, ['POST', `/api/billing/test-checkout/${last(data.url)}`], {
      action: 'pay',
    })
    const user = me.data.user as Record<string, unknown> | undefined
    if (user && paid.status === 200) {
      const id = String(user.organizationId)
      return { id, token, colleagueId: await this.addColleague(id) }
    }
    if (attemptsLeft === 0) throw new Error(`The plan could not be paid: ${paid.status} ${paid.code}`)
    await pause(RETRY_PAUSE_MS)
    return this.signUpAndPay(attemptsLeft - 1)
  }

  private async addColleague(organizationId: string) {
    const id = randomUUID()
    await this.cluster.query(
      `insert into users (id, email, password_hash, first_name, terms_accepted_at, created_at, current_organization_id)
       values ($1, $2, 'x', 'Ben', now(), now(), $3)`,
      [id, `${id}@site.example`, organizationId],
    )
    await this.cluster.query(
      `insert into memberships (organization_id, user_id, role, joined_at) values ($1, $2, 'user', now())`,
      [organizationId, id],
    )
    return id
  }

  /** Until it is stopped. */
  async run() {
    const repeat = async (once: (who: Organization) => Promise<unknown>, everyMs: number) => {
      while (!this.isStopped) {
        await once(this.random.pick(this.organizations))
        await pause(everyMs)
      }
    }
    await Promise.all([
      repeat(who => this.upload(who), UPLOAD_EVERY_MS),
      repeat(who => this.work(who), 100),
      repeat(who => this.work(who), 150),
      repeat(who => this.answer(who), 700),
      repeat(who => this.pay(who), 1_500),
      repeat(who => this.read(who), 200),
    ])
  }

  private url() {
    const { apis } = this.cluster
    return apis[this.turn++ % apis.length]?.url ?? ''
  }

  private async send(who: Organization, what: readonly [string, string], body?: object): Promise<Answered> {
    return this.counted(await call(this.url(), who.token, what, body), what)
  }

  private async counted(answered: Answered, [method, path]: readonly [string, string]) {
    const { status, code } = answered
    const isUnexpected = status >= 400 && ![402, 409, 429, 503].includes(status)
    const where = isUnexpected ? ` ${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}` : ''
    const key = `${status}${code ? ` ${code}` : ''}${where}`
    this.statuses[key] = (this.statuses[key] ?? 0) + 1
    // Neither is what is tested here, and nobody asks a server that is away a thousand times a second.
    if (status === 429) await this.cluster.query('delete from rate_limits').catch(() => [])
    if (status === 0 || status === 503) await pause(RETRY_PAUSE_MS)
    return answered
  }

  private async upload(who: Organization) {
    const picture =
      this.random.next() < 0.3
        ? Buffer.concat([this.random.pick(this.samples), Buffer.from(randomUUID())])
        : await photo({ width: 320, height: 240 })
    const sent = await uploadTo(this.url(), who.token, picture)
    const { status, data } = await this.counted(sent, ['POST', '/api/analysis/upload'])
    if (status !== 202) return
    const id = String(data.id)
    this.acknowledged.uploads.add(id)
    if (this.random.next() > 0.1) return
    const canceled = await this.send(who, ['POST', `/api/analysis/results/${id}/cancel`])
    if (canceled.status === 200) this.acknowledged.canceled.add(id)
  }

  /** A task for a colleague, sent again under the same name until it is acknowledged, then a comment on it. */
  private async work(who: Organization) {
    const body = { title: 'Fence the edge', requestId: randomUUID(), assignee: who.colleagueId }
    let created = await this.send(who, ['POST', '/api/tasks'], body)
    for (let attempt = 0; created.status !== 201 && attempt < 5 && !this.isStopped; attempt++)
      created = await this.send(who, ['POST', '/api/tasks'], body)
    if (created.status !== 201) return
    const taskId = String(created.data.id)
    this.acknowledged.tasks.add(taskId)
    const text = `Seen ${randomUUID()}`
    const note = { note: text, mentions: [who.colleagueId] }
    const noted = await this.send(who, ['PATCH', `/api/tasks/${taskId}`], note)
    if (noted.status === 200) this.acknowledged.comments.push({ taskId, text })
  }

  private async answer(who: Organization) {
    const { data } = await this.send(who, ['GET', '/api/analysis/results?pageSize=20'])
    const results = ((data.items ?? []) as { id: string; status: string }[]).filter(
      ({ status }) => status === 'completed',
    )
    if (results.length === 0) return
    const analysisId = this.random.pick(results).id
    const path = `/api/analysis/results/${analysisId}/questions`
    const asked = (await this.send(who, ['GET', path])).data as unknown as { id: string }[]
    if (!Array.isArray(asked) || asked.length === 0) return
    const questionId = this.random.pick(asked).id
    const answer = this.random.pick(['ok', 'not_ok', 'cant_tell'])
    const given = await this.send(who, ['POST', path], { questionId, answer })
    if (given.status === 200) this.acknowledged.answers.push({ analysisId, questionId })
  }

  private async pay(who: Organization) {
    const { data } = await this.send(who, ['POST', '/api/billing/extra-analyses'], { count: 1, ...urls })
    if (!data.url) return
    const id = last(data.url)
    const paid = await this.send(who, ['POST', `/api/billing/test-checkout/${id}`], { action: 'pay' })
    if (paid.status === 200) this.acknowledged.payments.add(id)
  }

  private async read(who: Organization) {
    await this.send(who, [
      'GET',
      this.random.pick(['/api/tasks', '/api/violations', '/api/analysis/results']),
    ])
  }
}
