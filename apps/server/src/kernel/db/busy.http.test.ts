import { route } from '@fangshi/contract/route'
import { Nothing } from '@fangshi/contract/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kernelApp, type KernelApp } from '../../../test/kernel.ts'
import { on } from '../http/on.ts'
import { openDatabase } from './db.ts'
import { inTx } from './tx.ts'

const at = (path: '/slow' | '/locked' | '/taken' | '/down') =>
  route(`GET ${path}`, { area: 'Home', right: 'public', does: 'Asks the database.', reply: Nothing })

let it: KernelApp
beforeAll(async () => {
  it = await kernelApp(
    [
      on(at('/slow'), async ({ ctx }) => {
        await inTx(ctx.db, async (tx) => {
          // The default of 15 s, shortened: the error is the same.
          await tx.client.query('set local statement_timeout = 50')
          await tx.client.query('select pg_sleep(5)')
        })
        return {}
      }),
      on(at('/locked'), async ({ ctx }) => {
        await inTx(ctx.db, async (tx) => {
          await tx.client.query('set local lock_timeout = 50')
          await tx.client.query('select * from boxes for update')
        })
        return {}
      }),
      on(at('/taken'), async ({ ctx }) => {
        await ctx.db.pool.query('insert into boxes values (1)')
        return {}
      }),
      on(at('/down'), async () => {
        const nowhere = openDatabase('postgres://nobody:x@127.0.0.1:1/none')
        await nowhere.pool.query('select 1').finally(() => nowhere.close())
        return {}
      }),
    ],
    {},
    { boxes_pkey: 'ORDER_REPEATED' },
  )
  await it.ctx.db.pool.query('create table boxes (n int primary key); insert into boxes values (1)')
})
afterAll(() => it.close())

const ask = async (path: string) => (await it.app.inject({ method: 'GET', url: `/api${path}` })).json() as object
const busy = { code: 503, data: { key: 'BUSY', request_id: expect.any(String) } }

test('a connection brings its time limits', async () => {
  const { rows } = await it.ctx.db.pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  )
  expect(rows).toEqual([{ statement: '15s', lock: '5s' }])
})

test('a statement that takes too long answers BUSY', async () => {
  expect(await ask('/slow')).toMatchObject(busy)
})

test('a lock that is not to be had answers BUSY', async () => {
  await inTx(it.ctx.db, async (tx) => {
    await tx.client.query('select * from boxes for update')
    expect(await ask('/locked')).toMatchObject(busy)
  })
})

test('a database out of reach answers BUSY', async () => {
  expect(await ask('/down')).toMatchObject(busy)
})

test('a violated constraint answers with the key that its module gives it', async () => {
  expect(await ask('/taken')).toMatchObject({ code: 409, data: { key: 'ORDER_REPEATED' } })
})
