import { expect, test } from 'vitest'
import { mainWords } from './main-words.ts'

test('the words that name things remain, Chinese taken apart', () => {
  expect(mainWords(['喝水的杯子'])).toEqual(['喝水', '杯子'])
  expect(mainWords(['a', 'chair', 'for', 'my', 'desk'])).toEqual(['chair', 'desk'])
  expect(mainWords(['黑色书包', 'xl'])).toEqual(['黑色', '书包', 'xl'])
})

test('a query of fillers keeps them', () => {
  expect(mainWords(['for', 'her'])).toEqual(['for', 'her'])
})
