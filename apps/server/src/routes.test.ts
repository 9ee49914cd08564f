import { isErrorKey } from '@fangshi/contract/errors'
import type { Route } from '@fangshi/contract/route'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { declaredRoutes } from '../test/every-route/declared-routes.ts'
import { product } from './app.ts'

const declared = [...declaredRoutes.keys()]
const label = ({ method, path }: Route): string => `${method} ${path}`
const named = declared.map((route) => ({ name: label(route), route }))

test('there are routes, and each is declared once', () => {
  expect(declared.length).toBeGreaterThan(40)
  const places = named.map(({ name }) => name.replace(/\{\w+\}/g, '{}'))
  expect(new Set(places).size).toBe(places.length)
})

test('the server mounts every route of the contract, and no other', () => {
  expect(product.routes.map(label).toSorted()).toEqual(declared.map(label).toSorted())
})

test.each(named)('$name says who may call it, what it does and what it answers', ({ route }) => {
  expect(route.path).toMatch(/^(\/([\w-]+|\{\w+\}))+$/)
  expect(route.does).toMatch(/^[A-Z].*[.)]$/)
  expect(route.reply).toHaveProperty('_zod')
  const [area] = route.right.includes('.') ? route.right.split('.') : [undefined]
  const rights = { Home: ['public', 'guest', 'shopper'], Seller: ['public', 'seller'], Admin: ['public', 'admin'] }
  if (area) expect(route.right).toMatch(/^(Admin|Seller)(\.[a-z0-9_]+){2,}$/)
  expect(area ?? rights[route.area]).toEqual(area ? route.area : expect.arrayContaining([route.right]))
  if (route.area !== 'Home') expect(route.path.startsWith(`/${route.area}/`)).toBe(true)
  // The scope of an Idempotency-Key is an account (rules §5).
  if (route.idempotent) expect(['public', 'guest']).not.toContain(route.right)
  if (route.method === 'GET') expect(route.body).toBeUndefined()
})

test.each(named)('$name declares the parameters of its path', ({ route }) => {
  const inPath = Array.from(route.path.matchAll(/\{(\w+)\}/g), (match) => match[1])
  const inShape = route.params ? Object.keys((route.params as z.ZodMiniObject).shape) : []
  expect(inShape).toEqual(inPath)
})

test.each(named)('$name answers with keys of the dictionary, each named once', ({ route }) => {
  const fails = route.fails ?? []
  expect(fails.filter((key) => !isErrorKey(key))).toEqual([])
  expect(new Set(fails).size).toBe(fails.length)
})
