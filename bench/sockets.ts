import { setTimeout as wait } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import { prepareModules } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { inTx } from '../apps/server/src/kernel/db/tx.ts'
import { createSession } from '../apps/server/src/modules/accounts/public.ts'
import { openContext } from '../apps/server/src/serve.ts'
import { Connection, request } from './load/http-client.ts'
import { numberOf, options } from './load/options.ts'
import { cpuTimes, cpuUsed, family, isPostgres } from './load/processes.ts'
import { percentile } from './load/steady-load.ts'
import { openWorld, type RunningServer, type World } from './world/world.ts'

/**
 * `npm run bench:sockets`: 500 open sockets, those of 250 shoppers and of the 250 stores that they talk with, at two processes,
 * and 100 messages a second. Measured is the time from sending a message until the other side has read it, asked for when its
 * socket told of it. Budget: 300 ms for 95 of 100, each message once and in one order on both sides. `--sockets=n`, `--rate=n`,
 * `--seconds=n`; with `--check` it fails above the budget.
 */
const pairs = numberOf('sockets', 500) / 2
const perSecond = numberOf('rate', 100)
const budgetMs = 300

interface Side {
  token: string
  area: 'Home' | 'Seller'
  chat: number
  /** What this side has read, by number, and when. */
  read: Map<number, { text: string; at: number }>
  /** The last number up to which this side has read everything. */
  last: number
  asking: boolean
  /** The highest number that was announced. */
  announced: number
  /** Own messages whose answers are under way. */
  sending: number
  socket?: WebSocket
}

/** Shoppers and stores with a conversation each. */
async function makeSides(world: World): Promise<[shopper: Side, store: Side][]> {
  const settings = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'error' }
  const ctx = openContext({ ...readConfig(settings, world.dataDir), databaseUrl: world.databaseUrl })
  await inTx(ctx.db, (tx) => prepareModules(tx, ctx))
  const { rows } = await world.db.pool.query<{ shopper: number; owner: number; chat: number }>(
    `with people as (
       insert into users (username, nickname, password_hash) select 'talk_' || n, 'talk ' || n, '-' from generate_series(1, $1 * 2) n returning id
     ), numbered as (select id, row_number() over (order by id) as n from people),
     opened as (
       insert into stores (user_id, store_name, store_description, verify, status, passed_at)
       select id, '{"zh-cn":"店"}', '{"zh-cn":""}', 'passed', 'open', now() from numbered where n > $1 returning id, user_id
     ), shops as (select id, user_id, row_number() over (order by id) as n from opened)
     insert into chats (user_id, store_id)
     select p.id, s.id from shops s join numbered p on p.n = s.n
     returning id as chat, user_id as shopper, (select user_id from shops where id = store_id) as owner`,
    [pairs],
  )
  const side = async (area: Side['area'], user_id: number, chat: number): Promise<Side> => {
    const { token } = await inTx(ctx.db, (tx) => createSession(tx, { area, user_id }, new Date()))
    return { token, area, chat, read: new Map(), last: 0, asking: false, announced: 0, sending: 0 }
  }
  const made: [Side, Side][] = []
  for (const { shopper, owner, chat } of rows)
    made.push([await side('Home', shopper, chat), await side('Seller', owner, chat)])
  await ctx.db.close()
  return made
}

/** Connections that are used again, as many as are needed at once. */
class Calls {
  /** Answers that the server was busy. */
  busy = 0
  private free: Connection[] = []
  private readonly port: number
  constructor(port: number) {
    this.port = port
  }
  /** Sends again while the server is busy, as clients do. */
  async send<Data>(side: Side, method: string, path: string, body = ''): Promise<Data> {
    const prefix = side.area === 'Home' ? '/api' : '/api/Seller'
    const bytes = request(method, prefix + path, { authorization: `Bearer ${side.token}` }, body)
    for (let tries = 1; ; tries++) {
      this.free = this.free.filter(({ isOpen }) => isOpen)
      const connection = this.free.pop() ?? new Connection(this.port)
      const { status, body: text } = await connection.send(bytes)
      this.free.push(connection)
      if (status === 200) return (JSON.parse(text) as { data: Data }).data
      if (status !== 503 || tries === 50) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 200)}`)
      this.busy++
      await wait(100)
    }
  }
  close(): void {
    for (const connection of this.free) connection.close()
  }
}

const chatPath = ({ area, chat }: Side): string => (area === 'Home' ? `/user/chats/${chat}` : `/chats/${chat}`)

/** Keeps messages that follow those which are there; those of one's own come with their answer, as in the fronts. */
function keep(side: Side, messages: readonly { seq: number; text: string }[]): void {
  for (const { seq, text } of messages) {
    if (seq !== side.last + 1) continue
    side.last = seq
    side.read.set(seq, { text, at: performance.now() })
  }
}

/** Fetches announced messages that are missing, unless the answer to an own message may bring it. */
async function catchUp(calls: Calls, side: Side): Promise<void> {
  if (side.asking) return
  side.asking = true
  while (side.announced > side.last && !side.sending) {
    const path = `${chatPath(side)}/messages?after=${side.last}&limit=100`
    keep(side, (await calls.send<{ data: { seq: number; text: string }[] }>(side, 'GET', path)).data)
  }
  side.asking = false
}

async function say(calls: Calls, side: Side, text: string): Promise<void> {
  side.sending++
  const body = JSON.stringify({ client_id: text, kind: 'text', text })
  const made = await calls.send<{ seq: number; text: string }>(side, 'POST', `${chatPath(side)}/messages`, body)
  side.sending--
  side.announced = Math.max(side.announced, made.seq)
  keep(side, [made])
  await catchUp(calls, side)
}

async function open(calls: Calls, port: number, side: Side): Promise<void> {
  const { ticket } = await calls.send<{ ticket: string }>(side, 'POST', '/ws_ticket')
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?ticket=${ticket}`)
  side.socket = socket
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a socket was refused')))
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; data?: { what: string; seq: number } }
      if (message.type === 'open') resolve()
      if (message.data?.what !== 'message') return
      side.announced = Math.max(side.announced, message.data.seq)
      void catchUp(calls, side)
    })
  })
}

/** Sends at a steady rate, shoppers and stores in turn; when each message was sent, by its text. */
async function talk(calls: Calls, sides: readonly [Side, Side][]): Promise<Map<string, number>> {
  const sent = new Map<string, number>()
  const sending: Promise<unknown>[] = []
  const start = performance.now()
  for (let n = 0; n < perSecond * options.seconds; n++) {
    await wait(Math.max(0, (n * 1000) / perSecond - (performance.now() - start)))
    const side = sides[n % sides.length]![Math.floor(n / sides.length) % 2]!
    const text = `${n}-${randomBytes(6).toString('hex')}`
    sent.set(text, performance.now())
    sending.push(say(calls, side, text))
  }
  await Promise.all(sending)
  return sent
}

async function measure(world: World, { port }: RunningServer): Promise<boolean> {
  const sides = await makeSides(world)
  const calls = new Calls(port)
  for (let from = 0; from < sides.length; from += 25)
    await Promise.all(sides.slice(from, from + 25).flatMap((pair) => pair.map((side) => open(calls, port, side))))
  const cpu = (): Map<number, number> => cpuTimes(family(process.pid).filter((pid) => pid !== process.pid))
  const before = cpu()
  const sent = await talk(calls, sides)
  const after = cpu()
  const complete = (): boolean => sides.every(([a, b]) => a.read.size === b.read.size)
  const total = (): number => sides.reduce((sum, [a]) => sum + a.read.size, 0)
  for (let tries = 0; tries < 200 && !(complete() && total() === sent.size); tries++) await wait(25)
  const times: number[] = []
  let [wrong, seen] = [0, 0]
  for (const [a, b] of sides) {
    const [left, right] = [a, b].map(({ read }) => [...read].map(([seq, { text }]) => `${seq} ${text}`).join())
    const isGapless = [...a.read.keys()].every((seq, at) => seq === at + 1)
    if (left !== right || !isGapless) wrong++
    for (const [seq, { text }] of a.read) {
      seen++
      // The slower side counts.
      times.push(Math.max(a.read.get(seq)!.at, b.read.get(seq)?.at ?? Infinity) - (sent.get(text) ?? -Infinity))
    }
  }
  for (const side of sides.flat()) side.socket?.close()
  calls.close()
  const ms = (share: number): number => percentile(times, share)
  const used = (which: (pid: number) => boolean): string =>
    (cpuUsed(before, new Map([...after].filter(([pid]) => which(pid)))) / sent.size).toFixed(1)
  const isGood = ms(0.95) <= budgetMs && wrong === 0 && seen === sent.size
  console.log(
    `${pairs * 2} sockets, ${sent.size} messages at ${perSecond} a second   p50 ${ms(0.5).toFixed(0)} ms, p95 ${ms(0.95).toFixed(0)} ms (budget ${budgetMs}), p99 ${ms(0.99).toFixed(0)} ms, ` +
      `${calls.busy} times busy, ${sent.size - seen} lost, ${wrong} conversations in another order, cpu of a message: node ${used((pid) => !isPostgres(pid))} + PostgreSQL ${used(isPostgres)} ms ${isGood ? '✓' : '✗'}`,
  )
  return isGood
}

async function main(): Promise<boolean> {
  const world = await openWorld()
  try {
    await migrate(world.databaseUrl)
    const server = await world.serve({ WORKERS: '2' })
    const isGood = await measure(world, server)
    await server.stop()
    return isGood
  } finally {
    await world.close()
  }
}

if (!(await main()) && options.isChecked) process.exitCode = 1
