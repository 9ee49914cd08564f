import { expect, test } from 'vitest'
import { fillPath } from './route.ts'

test('paths are filled and escaped', () => {
  expect(fillPath('/goods/{id}', { id: 7 })).toBe('/goods/7')
  expect(fillPath('/article/{name}', { name: '关于/us?' })).toBe('/article/%E5%85%B3%E4%BA%8E%2Fus%3F')
  expect(fillPath('/goods', undefined)).toBe('/goods')
  expect(() => fillPath('/goods/{id}', {})).toThrow('id is missing')
  expect(() => fillPath('/goods/{id}', undefined)).toThrow('id is missing')
})
