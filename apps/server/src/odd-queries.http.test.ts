import type { Area, Route } from '@fangshi/contract/route'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTurn } from '../../../tools/turns.ts'
import { mintAdmin, mintSeller, mintShopper } from '../test/accounts.ts'
import { testApp, type TestApp } from '../test/app.ts'
import { prepareModules, product } from './app.ts'
import { inTx } from './kernel/db/tx.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

/** Every field of every query of the product with values at the edge of what it takes: none of them is a fault of ours. */

let app: TestApp
const tokens = {} as Record<Area, string>
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  tokens.Home = (await mintShopper(app)).token
  tokens.Seller = (await mintSeller(app)).token
  tokens.Admin = (await mintAdmin(app)).token
})
afterAll(() => app.close())

const times = ['0001-01-01', '0000-01-01 00:00:00', '9999-12-31', '9999-12-31 23:59:59', '2026-02-30']
const numbers = ['-999999999999999', '2147483648', '9007199254740991', '99999999999.99']
const texts = ['%', '\\', '_|like', '\\|likeRight', "'|likeLeft", '\u{1F375}', '\uD800', '(', '"', '\0']
const values = [
  ...[...times, ...numbers].flatMap((value) => [value, `${value}|gt`]),
  '0001-01-01,|between',
  ',9999-12-31|between',
  ...texts,
  `${Array.from({ length: 400 }, (_, at) => at + 1).join(',')}|in`,
]

const fieldsOf = ({ query }: Route): string[] =>
  query && 'shape' in query ? Object.keys((query as { shape: object }).shape) : []
const path = ({ path: of }: Route): string => `/api${of.replace(/\{\w+\}/g, '1')}`

const reads = product.routes.filter((route) => route.method === 'GET' && fieldsOf(route).length > 0)

test.each(inTurn(reads, 4).map((route) => [route.path, route] as const))('%s', async (_, route) => {
  const faults: string[] = []
  for (const field of fieldsOf(route)) {
    for (const value of values) {
      const url = `${path(route)}?${field}=${encodeURIComponent(value.toWellFormed())}`
      const headers = { authorization: `Bearer ${tokens[route.area]}` }
      const { statusCode } = await app.app.inject({ method: 'GET', url, headers })
      if (statusCode >= 500) faults.push(`${field}=${value}: ${statusCode}`)
    }
  }
  expect(faults).toEqual([])
})

test.each(['0', '-1', '9007199254740991', '9007199254740993', '1e3', '%00', '%F0%9F%8D%B5', '1,1', 'a'.repeat(1900)])(
  'the id %s',
  async (id) => {
    const faults: string[] = []
    for (const route of product.routes) {
      if (route.method !== 'GET' || !route.params) continue
      const url = `/api${route.path.replace(/\{\w+\}/g, id)}`
      const headers = { authorization: `Bearer ${tokens[route.area]}` }
      const { statusCode } = await app.app.inject({ method: 'GET', url, headers })
      if (statusCode >= 500) faults.push(`${route.path}: ${statusCode}`)
    }
    expect(faults).toEqual([])
  },
)
