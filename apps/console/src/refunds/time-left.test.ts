import { formatDateTime } from '@fangshi/contract/time'
import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-05-01T00:00:00Z')
const due = (ms: number): string => formatDateTime(new Date(now.getTime() + ms))
const hour = 60 * 60 * 1000

test('days and hours, below a day hours and minutes', () => {
  expect(timeLeft(due(53 * hour), now, 'zh-cn')).toEqual({ text: '2 天 5 小时', isSoon: false })
  expect(timeLeft(due(53 * hour), now, 'en')).toEqual({ text: '2 d 5 h', isSoon: false })
  expect(timeLeft(due(90 * 60_000), now, 'en')).toEqual({ text: '1 h 30 min', isSoon: true })
})

test('nothing is left once it is over, or when there is no such time', () => {
  expect(timeLeft(due(0), now, 'en')).toBeNull()
  expect(timeLeft('soon', now, 'en')).toBeNull()
})
