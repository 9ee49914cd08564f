import { expect, test } from 'vitest'
import { cleanNickname } from './nickname.ts'

test('nicknames of providers lose what nobody sees and what turns the direction', () => {
  expect(cleanNickname('  林  小满\u0000\u202E ')).toBe('林 小满')
  expect(cleanNickname('a\u200Bb\uD800c')).toBe('abc')
  expect(cleanNickname('\u202E\u2066')).toBe('')
  expect(cleanNickname('<script>alert(1)</script>')).toBe('<script>alert(1')
})

test('they are cut between characters', () => {
  expect(cleanNickname('😀'.repeat(20))).toBe('😀'.repeat(7))
  expect(cleanNickname('坊'.repeat(20))).toBe('坊'.repeat(15))
})
