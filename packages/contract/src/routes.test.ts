import { expect, test } from 'vitest'
import { allRoutes } from './all.ts'
import { isErrorKey } from './errors.ts'
import { fillPath } from './route.ts'

const named = allRoutes.map((route) => ({ name: `${route.method} ${route.path}`, route }))

test('there are routes, and each is declared once', () => {
  expect(allRoutes.length).toBeGreaterThan(40)
  const places = named.map(({ name }) => name.replace(/\{\w+\}/g, '{}'))
  expect(new Set(places).size).toBe(places.length)
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
  const declared = route.params ? Object.keys((route.params as unknown as { shape: object }).shape) : []
  expect(declared).toEqual(inPath)
})

test.each(named)('$name answers with keys of the dictionary, each named once', ({ route }) => {
  const fails = route.fails ?? []
  expect(fails.filter((key) => !isErrorKey(key))).toEqual([])
  expect(new Set(fails).size).toBe(fails.length)
})

test('paths are filled and escaped', () => {
  expect(fillPath('/goods/{id}', { id: 7 })).toBe('/goods/7')
  expect(fillPath('/article/{name}', { name: '关于/us?' })).toBe('/article/%E5%85%B3%E4%BA%8E%2Fus%3F')
  expect(fillPath('/goods', undefined)).toBe('/goods')
  expect(() => fillPath('/goods/{id}', {})).toThrow('id is missing')
  expect(() => fillPath('/goods/{id}', undefined)).toThrow('id is missing')
})
