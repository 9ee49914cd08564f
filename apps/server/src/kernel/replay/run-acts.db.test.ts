import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kernelApp, type KernelApp } from '../../../test/kernel.ts'
import type { Job, Timer } from '../jobs/jobs.ts'
import { queuedJobs } from '../jobs/queued-jobs.ts'
import type { Act } from './act.ts'
import { runActs } from './run-acts.ts'

let it: KernelApp
beforeAll(async () => void (it = await kernelApp([])))
afterAll(() => it.close())

const second = 1000
const start = Date.parse('2026-03-01T00:00:00Z')
const at = (seconds: number): Date => new Date(start + seconds * second)

/** What happened, each with its second on the virtual clock. */
let journal: string[]
beforeEach(() => void (journal = []))
const note = (name: string, now: Date): void => void journal.push(`${name} ${(now.getTime() - start) / second}`)

const act = (seconds: number, name: string, more?: Act['do']): Act => ({
  at: at(seconds),
  by: name,
  do: async (run) => {
    note(name, run.ctx.now())
    await more?.(run)
  },
})

/** A timer over a list of due seconds; it works off what is due when it runs. */
function timerOf(name: string, dues: number[], more: Partial<Timer> = {}): Timer {
  return {
    name,
    everyMs: second,
    nextDue: async () => (dues.length ? at(Math.min(...dues)) : null),
    run: async ({ now }) => {
      const done = dues.filter((due) => at(due) <= now())
      for (const due of done) dues.splice(dues.indexOf(due), 1)
      note(`${name}(${done.join()})`, now())
    },
    ...more,
  }
}

const run = (acts: Act[], { until = 100, timers = [] as Timer[], jobs = [] as Job<never>[] } = {}) =>
  runActs(it.ctx, acts, { until: at(until), timers, jobs: queuedJobs(jobs) })

test('acts run by time, at the same moment in their order, with the clock at their time', async () => {
  await run([act(5, 'late'), act(1, 'first'), act(5, 'later')])
  expect(journal).toEqual(['first 1', 'late 5', 'later 5'])
})

test('timers run when their work is due, between the acts, and once at the end', async () => {
  await run([act(0, 'begin'), act(10, 'middle')], { until: 20, timers: [timerOf('timer', [3, 10, 15, 30])] })
  expect(journal).toEqual(['begin 0', 'timer(3) 3', 'timer(10) 10', 'middle 10', 'timer(15) 15', 'timer() 20'])
})

test('what an act makes due runs too; a timer rests between two runs as in real life', async () => {
  const dues: number[] = []
  const slow = timerOf('slow', dues, { everyMs: 4 * second })
  await run([act(0, 'begin', async () => void dues.push(2, 3))], { until: 5, timers: [slow] })
  expect(journal).toEqual(['begin 0', 'slow(2) 2', 'slow(3) 5'])
})

test('work that may be late is gathered, and done by the end', async () => {
  const lazy = timerOf('lazy', [1, 2, 3, 12, 14], { lateMs: 10 * second })
  await run([act(0, 'begin'), act(13, 'middle')], { until: 15, timers: [lazy] })
  expect(journal).toEqual(['begin 0', 'lazy(1) 1', 'lazy(2,3) 11', 'middle 13', 'lazy(12,14) 15'])
})

test('of several timers the one that is due first runs first, timers without due times run at the end alone', async () => {
  const sweep: Timer = { name: 'sweep', everyMs: second, run: async ({ now }) => note('sweep', now()) }
  const timers = [sweep, timerOf('a', [4]), timerOf('b', [2, 4])]
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
