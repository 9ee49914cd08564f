import { expect, test } from 'vitest'
import { isIdNumber } from './id-number.ts'

test.each(['11010519491231002X', '440524188001010014', '330106199003071236'])('%s is one', (text) => {
  expect(isIdNumber(text)).toBe(true)
})

test.each([
  ['its check digit', '110105194912310021'],
  ['its day', '330106199002301235'],
  ['its length', '11010519491231002'],
  ['a small x', '11010519491231002x'],
  ['a letter', '1101051949A231002X'],
  ['nothing', ''],
])('%s is wrong', (_, text) => {
  expect(isIdNumber(text)).toBe(false)
})
