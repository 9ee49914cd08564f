import { expect, test } from 'vitest'
import { code128 } from './code128.ts'

const split = (text: string): string[] => {
  const joined = code128(text).join('')
  return [...(joined.slice(0, -7).match(/\d{6}/g) ?? []), joined.slice(-7)]
}

test('symbols are eleven modules wide, their bars an even number, and the stop closes', () => {
  const symbols = split('SF1234567890123-Az~ ')
  expect(symbols.at(-1)).toBe('2331112')
  for (const symbol of symbols.slice(0, -1)) {
    const parts = [...symbol].map(Number)
    expect(parts.reduce((sum, width) => sum + width, 0)).toBe(11)
    expect(((parts[0] ?? 0) + (parts[2] ?? 0) + (parts[4] ?? 0)) % 2).toBe(0)
  }
})

test('no two symbols look alike', () => {
  const all = Array.from({ length: 95 }, (_, n) => split(String.fromCharCode(32 + n))[1])
  expect(new Set(all).size).toBe(95)
})

test('the check symbol is the weighted sum', () => {
  // Start B, nine letters, and 88 as the published example has it.
  expect(split('Wikipedia').join(' ')).toBe(
    '211214 311321 142112 241211 142112 111242 112214 141221 142112 121124 421211 2331112',
  )
})

test('digits stand in pairs, an odd one by itself', () => {
  expect(split('123456')).toHaveLength(1 + 3 + 1 + 1)
  // Start B, two letters, to C, six pairs, to B, one digit, check, stop.
  expect(split('SF1234567890123')).toHaveLength(1 + 2 + 1 + 6 + 1 + 1 + 1 + 1)
})
