import { expect, test } from 'vitest'
import { reauthOf, type SecurityValues } from './security-form.ts'

const values = (given: Partial<SecurityValues>) => given as SecurityValues

test('a change is confirmed by the one method that was filled in', () => {
  expect(reauthOf(values({ old_password: 'secret' }))).toEqual({ old_password: 'secret' })
  expect(reauthOf(values({ code: '123456' }))).toEqual({ code: '123456' })
  expect(reauthOf(values({ code: '123456', old_password: 'secret' }))).toEqual({ code: '123456' })
})
