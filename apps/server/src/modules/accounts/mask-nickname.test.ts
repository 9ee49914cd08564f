import { expect, test } from 'vitest'
import { maskNickname } from './mask-nickname.ts'

test('of a name the first and the last character are seen', () => {
  expect(maskNickname('林小满')).toBe('林**满')
  expect(maskNickname('u_4k2m9')).toBe('u**9')
})

test('of a short name the first character alone', () => {
  expect([maskNickname('林晓'), maskNickname('林'), maskNickname('')]).toEqual(['林**', '林**', '**'])
})

test('a character of several code points stays whole', () => {
  expect(maskNickname('👩‍🍳小厨房👨‍👩‍👧')).toBe('👩‍🍳**👨‍👩‍👧')
})
