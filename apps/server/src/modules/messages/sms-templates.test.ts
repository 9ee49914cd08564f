import { expect, test } from 'vitest'
import { fillText, isOwnOccasion, seeds } from './sms-templates.ts'

test('a text is filled in the reader’s language, Chinese where there is no English', () => {
  const values = { code: '123456' }
  expect(fillText(seeds.register, values, 'zh-cn')).toBe(
    '【坊市】您注册账号的验证码是 123456，10 分钟内有效，请勿告诉他人。',
  )
  expect(fillText(seeds.new_phone, values, 'en')).toBe(
    '【坊市】Your code to bind this phone is 123456. It is valid for 10 minutes. Do not share it with anyone.',
  )
  const plain = { code: 'x', signature: '', text: { 'zh-cn': '{code} {unknown} {code}' } }
  expect(fillText(plain, values, 'en')).toBe('123456 {unknown} 123456')
})

test('names of the prototype are no occasions', () => {
  expect(['register', 'toString', 'coupon'].map(isOwnOccasion)).toEqual([true, false, false])
})
