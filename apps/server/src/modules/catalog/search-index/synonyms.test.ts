import { expect, test } from 'vitest'
import { entriesOf, readSynonyms, singularOf, synonymMap, synonymTokens, takeSynonyms } from './synonyms.ts'

const cups = { id: 1, words: '杯子、cups', meanings: '杯、Mug' }
const sun = { id: 2, words: 'sun cream, T恤', meanings: '防晒，T 恤' }

test('entries are separated by commas of either kind, folded, and in the singular', () => {
  expect(entriesOf('杯子、Cups, Ｍug ,，mugs\n , 。')).toEqual(['杯子', 'cup', 'mug'])
  expect(entriesOf('T恤、sun creams')).toEqual(['t 恤', 'sun cream'])
  expect(['glasses', 'dress', 'bus', 'shelves', 'usb'].map(singularOf)).toEqual([
    'glass',
    'dress',
    'bus',
    'shelf',
    'usb',
  ])
})

test('goods have the token of what means them: Chinese within a run, English as whole words', () => {
  const tokens = (names: string[], classes: string[]) => synonymTokens(names, classes, readSynonyms([cups, sun]))
  const meant = (name: string) => tokens([name], []).meant
  expect(meant('山野器物 马克杯')).toEqual(['~1'])
  expect(meant('Two Mugs')).toEqual(['~1'])
  expect(meant('Smuggler')).toEqual([])
  expect(meant('纯棉 T 恤 260g')).toEqual(['~2'])
  expect(tokens(['随行壶'], ['水杯'])).toEqual({ meant: ['~1'], named: [] })
  expect(tokens(['Cups of tea', '杯子'], [])).toEqual({ meant: ['~1'], named: ['~1'] })
  expect(tokens(['Cups'], [])).toEqual({ meant: [], named: [] })
})

test('a query gives its longest entries away and keeps the rest', () => {
  const map = synonymMap([cups, sun, { id: 3, words: 'cream、杯子', meanings: '面霜' }])
  expect(takeSynonyms(['sun', 'creams', 'red'], map)).toEqual({ groups: [['~2']], rest: ['red'] })
  expect(takeSynonyms(['creams', '杯子'], map)).toEqual({ groups: [['~3'], ['~1', '~3']], rest: [] })
  expect(takeSynonyms(['大杯子'], map)).toEqual({ groups: [], rest: ['大杯子'] })
})
