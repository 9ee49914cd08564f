import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test('the change of a figure to the window before', () => {
  expect(changeOf(150, 100, false, 'en')).toEqual({ sign: 1, text: '+50%' })
  expect(changeOf(66.6, 100, false, 'en')).toEqual({ sign: -1, text: '-33.4%' })
  expect(changeOf(100, 100, false, 'zh-cn')).toEqual({ sign: 0, text: '0%' })
  expect(changeOf(0.25, 0.2, true, 'zh-cn')).toEqual({ sign: 1, text: '+5 个百分点' })
  expect(changeOf(5, 0, false, 'en')).toBeNull()
  expect(changeOf(null, 3, false, 'en')).toBeNull()
})
