import { expect, test } from 'vitest'
import { completenessOf, safetyLevel, type Me } from './completeness.ts'

const fresh: Me = {
  id: 1,
  username: 'u_1',
  nickname: 'u_1',
  avatar: '',
  sex: 'unknown',
  phone: '138****8000',
  belong_id: 0,
  defaultUrl: '/user',
  withdrawable: '0.00',
  money: '0.00',
  frozen_money: '0.00',
  integral: 0,
  has_pay_password: false,
  check: false,
  created_at: '2026-01-01 00:00:00',
}

test('a new account is 20 percent complete and asks for a photo first', () => {
  expect(completenessOf(fresh)).toMatchObject({ percent: 20, missing: { name: 'avatar' } })
})

test('a complete account has nothing left to do', () => {
  const whole: Me = { ...fresh, nickname: '林晓', avatar: '/uploads/a.webp', sex: 'female', has_pay_password: true }
  expect(completenessOf(whole)).toEqual({ percent: 100, missing: undefined })
  expect(safetyLevel(whole)).toBe(3)
})

test('phone and pay password each raise the level', () => {
  expect(safetyLevel(fresh)).toBe(2)
  expect(safetyLevel({ ...fresh, phone: '' })).toBe(1)
})
