import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellingsOf, syllableSplits } from './pinyin.ts'
import { isOneTypo, neighboursOf } from './typo.ts'
import { hanNeeds, phrasesOf, runsOf, tokensOf } from './words.ts'

test('texts fall into Chinese runs and plain words', () => {
  expect(runsOf('声研所 Café-Racer ＵＳＢ线 2m')).toEqual(['声研所', 'cafe', 'racer', 'usb', '线', '2m'])
  expect(tokensOf('蓝牙耳机 Men’s')).toEqual(['蓝', '牙', '耳', '机', '蓝牙', '牙耳', '耳机', 'mens'])
  expect(phrasesOf('声研所 Soundroom')).toEqual(['声研所'])
})

test('a query asks for one character, or for its pairs', () => {
  expect(hanNeeds('茶')).toEqual(['茶'])
  expect(hanNeeds('茶杯')).toEqual(['茶杯'])
  expect(hanNeeds('降噪耳机')).toEqual(['降噪', '噪耳', '耳机'])
})

test('Chinese is spelled by pinyin and initials', () => {
  expect(spellingsOf('耳机')).toEqual(['erji', 'ej'])
  expect(spellingsOf('绿茶')).toEqual(['lvcha', 'lc'])
  expect(spellingsOf('长')).toEqual(expect.arrayContaining(['chang', 'zhang']))
  expect(spellingsOf('cup')).toEqual(['cup'])
})

test('pinyin splits into syllables in each way it can be read', () => {
  expect(syllableSplits('lanyaerji')).toContainEqual(['lan', 'ya', 'er', 'ji'])
  expect(syllableSplits('xian')).toEqual(expect.arrayContaining([['xian'], ['xi', 'an']]))
  expect(syllableSplits('speaker')).toEqual([])
})

test('one typo is a letter changed, added, left out or swapped', () => {
  for (const typed of ['headphonis', 'headphone', 'headphoness', 'haedphones', 'ehadphones']) {
    expect(isOneTypo(typed, 'headphones'), typed).toBe(true)
  }
  for (const typed of ['headphones', 'headphon', 'hadephonse', 'headsets', 'eadphones']) {
    expect(isOneTypo(typed, 'headphones'), typed).toBe(false)
  }
  expect([isOneTypo('lmap', 'lamp'), isOneTypo('lampp', 'lamp'), isOneTypo('lame', 'lamp')]).toEqual([
    true,
    true,
    false,
  ])
})

test('words one typo apart always share a neighbour', () => {
  const word = fc.stringMatching(/^[a-e]{4,10}$/)
  fc.assert(
    fc.property(word, word, (a, b) => {
      if (!isOneTypo(a, b)) return true
      const near = new Set(neighboursOf(a))
      return neighboursOf(b).some((one) => near.has(one))
    }),
    { numRuns: 5000 },
  )
})
