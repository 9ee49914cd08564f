import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kernelApp, type KernelApp } from '../../../test/kernel.ts'
import type { Job, Timer } from '../jobs/jobs.ts'
import { queuedJobs } from '../jobs/queued-jobs.ts'
import type { Act } from './act.ts'
import { runActs } from './run-acts.ts'

let it: KernelApp
beforeAll(async () => {
  it = await kernelApp([])
  await it.ctx.db.pool.query('create table dues (name text, at timestamptz)')
})
afterAll(() => it.close())

const second = 1000
const start = Date.parse('2026-03-01T00:00:00Z')
const at = (seconds: number): Date => new Date(start + seconds * second)

/** What happened, each with its second on the virtual clock. */
let journal: string[]
beforeEach(async () => {
  journal = []
  await it.ctx.db.pool.query('truncate dues')
})
const note = (name: string, now: Date): void => void journal.push(`${name} ${(now.getTime() - start) / second}`)

const act = (seconds: number, name: string, more?: Act['do']): Act => ({
  at: at(seconds),
  by: name,
  do: async (run) => {
    note(name, run.ctx.now())
    await more?.(run)
  },
})

/** A timer whose work is due at these seconds, and at those that acts add; it works off what is due when it runs. */
async function timerOf(name: string, seconds: number[], more: Partial<Timer> = {}): Promise<Timer> {
  const { pool } = it.ctx.db
  for (const due of seconds) await pool.query('insert into dues values ($1, $2)', [name, at(due)])
  return {
    name,
    everyMs: second,
    nextDue: `select min(at) from dues where name = '${name}' and at > $1`,
    run: async ({ now }) => {
      const done = await pool.query<{ at: Date }>('delete from dues where name = $1 and at <= $2 returning at', [
        name,
        now(),
      ])
      note(`${name}(${done.rows.map((row) => (row.at.getTime() - start) / second).join()})`, now())
    },
    ...more,
  }
}

/** What went to the audit log. */
let entries: unknown[]
beforeEach(() => {
  entries = []
})
const audit = (_tx: unknown, { who, action }: { who: unknown; action: string }, changes: unknown, now: Date) => {
  entries.push([who, action, changes, (now.getTime() - start) / second])
  return Promise.resolve()
}

const run = (acts: Act[], { until = 100, timers = [] as Timer[], jobs = [] as Job<never>[] } = {}) =>
  runActs(it.ctx, acts, { until: at(until), timers, jobs: queuedJobs(jobs), audit })

test('a write of a back office goes to the audit log at its time, other acts do not', async () => {
  const who = { area: 'Admin', admin_id: 1, is_super: true } as const
  const change = { target: 7, after: { status: 'suspended' } }
  const record = { who, action: 'Admin.stores.suspend' }
  await run([{ at: at(3), by: 'suspending', record, do: () => Promise.resolve(change) }, act(4, 'buying')])
  expect(entries).toEqual([[who, 'Admin.stores.suspend', [change], 3]])
})

test('acts run by time, at the same moment in their order, with the clock at their time', async () => {
  await run([act(5, 'late'), act(1, 'first'), act(5, 'later')])
  expect(journal).toEqual(['first 1', 'late 5', 'later 5'])
})

test('timers run when their work is due, between the acts, and once at the end', async () => {
  await run([act(0, 'begin'), act(10, 'middle')], { until: 20, timers: [await timerOf('timer', [3, 10, 15, 30])] })
  expect(journal).toEqual(['begin 0', 'timer(3) 3', 'timer(10) 10', 'middle 10', 'timer(15) 15', 'timer() 20'])
})

test('what an act makes due runs too; a timer rests between two runs as in real life', async () => {
  const slow = await timerOf('slow', [2], { everyMs: 4 * second })
  const begin = act(0, 'begin', ({ tx }) => tx.client.query('insert into dues values ($1, $2)', ['slow', at(3)]))
  await run([begin], { until: 8, timers: [slow] })
  expect(journal).toEqual(['begin 0', 'slow(2) 2', 'slow(3) 6', 'slow() 8'])
})

test('work that may be late is gathered, and done by the end', async () => {
  const lazy = await timerOf('lazy', [1, 2, 3, 12, 14], { lateMs: 10 * second })
  await run([act(0, 'begin'), act(13, 'middle')], { until: 15, timers: [lazy] })
  expect(journal).toEqual(['begin 0', 'lazy(1) 1', 'lazy(2,3) 11', 'middle 13', 'lazy(12,14) 15'])
})

test('of several timers the one that is due first runs first, timers without due times run at the end alone', async () => {
  const sweep: Timer = { name: 'sweep', everyMs: second, run: async ({ now }) => note('sweep', now()) }
  const timers = [sweep, await timerOf('a', [4]), await timerOf('b', [2, 4])]
  await run([act(0, 'begin')], { until: 5, timers })
  expect(journal).toEqual(['begin 0', 'b(2) 2', 'a(4) 4', 'b(4) 4', 'sweep 5', 'a() 5', 'b() 5'])
})

test('jobs run at once or at their time', async () => {
  const job: Job<{ name: string }> = { name: 'say', run: async ({ now }, { name }) => note(name, now()) }
  const begin = act(1, 'begin', async ({ ctx, tx }) => {
    await ctx.jobs.enqueue(tx, job, { name: 'in time' }, { startAfter: at(3) })
    await ctx.jobs.enqueue(tx, job, { name: 'at once' })
  })
  await run([begin, act(5, 'end')], { jobs: [job] })
  expect(journal).toEqual(['begin 1', 'at once 1', 'in time 3', 'end 5'])
})

test('the first act that fails ends the replay and is named; so does one after its end', async () => {
  const broken = act(2, 'Lin pays', () => Promise.reject(new Error('no money')))
  await expect(run([act(3, 'never'), broken])).rejects.toThrow('Lin pays failed at 2026-03-01T00:00:02.000Z')
  await expect(run([act(200, 'Lin pays')])).rejects.toThrow('after the end')
  expect(journal).toEqual(['Lin pays 2'])
})

test('an act is all or nothing', async () => {
  const { pool } = it.ctx.db
  await pool.query('create table notes (n int)')
  const half = act(1, 'half', async ({ tx }) => {
    await tx.client.query('insert into notes values (1)')
    throw new Error('power cut')
  })
  await expect(run([half])).rejects.toThrow('half failed')
  expect((await pool.query('select from notes')).rowCount).toBe(0)
})
