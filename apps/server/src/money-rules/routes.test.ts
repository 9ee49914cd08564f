import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BuyNum } from '@fangshi/contract/shapes'
import type { Route } from '@fangshi/contract/route'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { declaredRoutes } from '../../test/every-route/declared-routes.ts'
import { sampleForm } from '../../test/every-route/sample-form.ts'
import { modules } from '../modules.ts'

/**
 * What everybody may write about money: which fields take amounts and pieces, that no wrong one gets through, and that a call
 * that is sent again counts once. A new route or field is found by itself and has to be named here.
 */

const areas = ['payments', 'refunds', 'settlements', 'commissions', 'withdrawals', 'books']
const routes = modules
  .filter(({ name }) => areas.includes(name))
  .flatMap((module) => module.routes ?? [])
  .map(({ route }) => route as Route)
const nameOf = ({ method, path }: Route): string => `${method} ${path}`
const writes = routes.filter(({ method, takes }) => method !== 'GET' && takes !== 'bytes')

interface Def {
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
}
const accepts = (field: z.ZodMiniType, value: unknown): boolean => field.safeParse(value).success
const isAmount = (field: z.ZodMiniType): boolean =>
  accepts(field, '12.30') && !accepts(field, 'abc') && !accepts(field, '12.345')

interface Field {
  at: string
  field: z.ZodMiniType
}
/** The fields of a body that take values, with their places: `lines[].amount`. */
function fieldsIn(shape: z.ZodMiniType, at = ''): Field[] {
  const { shape: object, element, innerType } = shape._zod.def as Def
  if (object) {
    return Object.entries(object).flatMap(([name, field]) => fieldsIn(field, at ? `${at}.${name}` : name))
  }
  if (element) return fieldsIn(element, `${at}[]`)
  return innerType ? fieldsIn(innerType, at) : [{ at, field: shape }]
}
const fieldsOf = ({ body }: Route): Field[] => (body ? fieldsIn(body as z.ZodMiniType) : [])
const placesOf = (route: Route, is: (field: z.ZodMiniType) => boolean): string[] =>
  fieldsOf(route).flatMap(({ at, field }) => (is(field) ? [at] : []))

const found = (is: (field: z.ZodMiniType) => boolean): Record<string, string[]> =>
  Object.fromEntries(
    writes.map((route) => [nameOf(route), placesOf(route, is)] as const).filter(([, places]) => places.length),
  )

/** Amounts, of which these may be zero. */
const mayBeZero = ['fee', 'rate']
const wrongAmounts = [
  '-1',
  '-0.01',
  '1e2',
  '0.001',
  '1.',
  '.5',
  '1,00',
  ' 1',
  '１',
  '0x10',
  'NaN',
  '',
  1,
  0.5,
  null,
  ['1'],
]
const wrongPieces = ['0', '-1', '1e2', '0.001', '1000', '', 0, -1, 1.5, null, [1]]

test('these fields take amounts', () => {
  expect(found(isAmount)).toEqual({
    'POST /user/top_ups': ['amount'],
    'POST /Admin/top_ups/{id}/return': ['amount'],
    'POST /user/order/refund/preview': ['lines[].amount'],
    'POST /user/order/refund': ['lines[].amount'],
    'PUT /Admin/refunds/{id}/decide': ['lines[].amount'],
    'PUT /Admin/returns/{id}/decide': ['lines[].amount'],
    'POST /Admin/refunds/orders/{id}': ['lines[].amount'],
    'POST /Admin/commission_rates': ['rate'],
    'PUT /Admin/commission_rates/{id}': ['rate'],
    'POST /user/cashes': ['money', 'fee'],
    'POST /Seller/cashes': ['money', 'fee'],
    'POST /Admin/books/payouts': ['amount', 'fee'],
  })
})

test('these fields take pieces', () => {
  expect(found((field) => field === BuyNum)).toEqual({
    'POST /user/order/refund/preview': ['lines[].buy_num'],
    'POST /user/order/refund': ['lines[].buy_num'],
    'POST /Admin/refunds/orders/{id}': ['lines[].buy_num'],
  })
})

const given = writes.flatMap((route) => fieldsOf(route).map((field) => ({ name: nameOf(route), ...field })))
const nameAndField = ({ name, at, field }: Field & { name: string }) => [name, at, field] as const

test.each(given.filter(({ field }) => isAmount(field)).map(nameAndField))(
  '%s: %s takes no wrong amount',
  (_name, at, field) => {
    const zeros = mayBeZero.includes(at) ? [] : ['0', '0.00']
    expect([...wrongAmounts, ...zeros].filter((value) => accepts(field, value))).toEqual([])
    expect(accepts(field, '99999999999999999999')).toBe(false)
  },
)

test.each(given.filter(({ field }) => field === BuyNum).map(nameAndField))(
  '%s: %s takes no wrong number of pieces',
  (_name, _at, field) => expect(wrongPieces.filter((value) => accepts(field, value))).toEqual([]),
)

test.each(writes.filter(({ body }) => body).map((route) => [nameOf(route), route] as const))(
  '%s takes a right form and no field that it does not know',
  (_name, { body }) => {
    const form = sampleForm(body as z.ZodMiniObject)
    expect(body?.safeParse(form).success).toBe(true)
    expect(body?.safeParse({ ...form, no_such_field: 1 }).success).toBe(false)
  },
)

/** Writes that need no key, each with what keeps a second one from counting. */
const withoutKey: Record<string, string> = {
  'POST /user/order/refund/preview': 'writes nothing',
  'POST /Admin/commission_rates': 'one rate of a scope',
  'PUT /Admin/commission_rates/{id}': 'sets the same',
  'DELETE /Admin/commission_rates/{ids}': 'is gone',
  'POST /user/bank_cards': 'one card of a number',
  'DELETE /user/bank_cards/{id}': 'is gone',
  'POST /Seller/cashes/cards': 'one card of a number',
  'DELETE /Seller/cashes/cards/{id}': 'is gone',
  'POST /Admin/books/reconciliations': 'compares again, with the same result',
  'POST /Admin/books/differences/{id}/count': 'decided once',
  'POST /Admin/books/differences/{id}/close': 'decided once',
}

const folder = join(import.meta.dirname, '..')
const tests = globSync('**/*.{http,race,db}.test.ts', { cwd: folder }).map((file) =>
  readFileSync(join(folder, file), 'utf8'),
)

test('every route is called by a test', () => {
  const uncalled = routes.filter((route) => {
    if (route.takes === 'bytes') return false
    const name = declaredRoutes.get(route)
    return !tests.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  })
  expect(uncalled.map(nameOf)).toEqual([])
})

test('all other writes count once however often they are sent with their key', () => {
  const plain = writes.filter(({ idempotent }) => !idempotent).map(nameOf)
  expect(plain.toSorted()).toEqual(Object.keys(withoutKey).toSorted())
})
