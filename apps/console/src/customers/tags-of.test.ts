import { expect, test } from 'vitest'
import { tagsOf } from './tags-of.ts'

test.each([
  ['老客,爱茶', ['老客', '爱茶']],
  ['老客，爱茶、批发；上海;VIP', ['老客', '爱茶', '批发', '上海', 'VIP']],
  [' tea lover ,  wholesale ', ['tea lover', 'wholesale']],
  [',,、 ；', []],
  ['', []],
])('%j are the tags %j', (tags, list) => {
  expect(tagsOf({ tags })).toEqual(list)
})
