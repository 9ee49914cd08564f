import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patientWaits } from '../../../test/patient-waits.ts'
import { kernelApp, type KernelApp } from '../../../test/kernel.ts'
import { openDatabase } from '../db/db.ts'
import { inTx } from '../db/tx.ts'
import { createJobs, type Job, type Jobs, type Timer } from './jobs.ts'

let it: KernelApp
const opened: Jobs[] = []
const ran: string[] = []
const errors: string[] = []
let failures = 0

const slowBegun = Promise.withResolvers<void>()
const say: Job<{ words: string }> = {
  name: 'test.say',
  run: async (_ctx, { words }) => {
    if (words === 'fails once' && failures++ === 0) throw new Error('not yet')
    if (words === 'slow') {
      slowBegun.resolve()
      await wait(300)
    }
    ran.push(words)
  },
}

/** A queue like that of another process. */
async function open(timers: Timer[] = [], db = it.ctx.db): Promise<Jobs> {
  const jobs = createJobs((error) => errors.push(error.message))
  opened.push(jobs)
  await jobs.start({ ...it.ctx, db }, [say], timers)
  return jobs
}

beforeAll(async () => {
  it = await kernelApp([])
})
afterAll(async () => {
  await Promise.all(opened.map((jobs) => jobs.stop()))
  await it.close()
})

test('a job is queued with the commit and not without it', async () => {
  const jobs = await open()
  await expect(
    inTx(it.ctx.db, async (tx) => {
      await jobs.enqueue(tx, say, { words: 'rolled back' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await inTx(it.ctx.db, (tx) => jobs.enqueue(tx, say, { words: 'committed' }))
  await vi.waitFor(() => expect(ran).toEqual(['committed']), { timeout: 10_000 })
})

test('a job that fails runs again', { timeout: 30_000 }, async () => {
  const jobs = opened[0] as Jobs
  await inTx(it.ctx.db, (tx) => jobs.enqueue(tx, say, { words: 'fails once' }))
  await vi.waitFor(() => expect(ran).toContain('fails once'), { timeout: 25_000 })
  expect(failures).toBe(2)
})

test('what runs is let to its end when the process stops', async () => {
  const jobs = await open()
  await Promise.all(opened.splice(0, 1).map((first) => first.stop()))
  await inTx(it.ctx.db, (tx) => jobs.enqueue(tx, say, { words: 'slow' }))
  await slowBegun.promise
  await jobs.stop()
  opened.length = 0
  expect(ran).toContain('slow')
})

test('a timer comes back, never twice at the same time, and survives a failure', async () => {
  let running = 0
  let max = 0
  let times = 0
  const timer: Timer = {
    name: 'test timer',
    everyMs: 10,
    run: async () => {
      max = Math.max(max, ++running)
      await wait(30)
      running--
      if (times++ === 1) throw new Error('this time not')
    },
  }
  const processes = await Promise.all([open([timer]), open([timer]), open([timer])])
  await vi.waitFor(() => expect(times).toBeGreaterThan(5), { timeout: 10_000 })
  await Promise.all(processes.map((jobs) => jobs.stop()))
  opened.length = 0
  const after = times
  await wait(100)
  expect([running, times, max]).toEqual([0, after, 1])
  expect(errors).toContain('this time not')
})

test('more timers that are due at the same moment than there are connections', { timeout: 30_000 }, async () => {
  const done = new Map<string, number>()
  const timers = Array.from({ length: 25 }, (_, n): Timer => ({
    name: `one of many ${n}`,
    everyMs: 20,
    run: async (ctx) => {
      await inTx(ctx.db, (tx) => tx.client.query('select pg_sleep(0.02)'))
      done.set(`${n}`, (done.get(`${n}`) ?? 0) + 1)
    },
  }))
  const before = errors.length
  const tenConnections = openDatabase(it.ctx.config.databaseUrl ?? '', 10, patientWaits)
  const jobs = await open(timers, tenConnections)
  await vi.waitFor(() => expect([...done.values()].filter((times) => times > 1)).toHaveLength(25), { timeout: 20_000 })
  await jobs.stop()
  opened.length = 0
  await tenConnections.close()
  expect(errors.slice(before)).toEqual([])
})
