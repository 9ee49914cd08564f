import { expect, test } from 'vitest'
import { plansFor } from './images.ts'

const png = (size: number) => ({ type: 'image/png', size })
const KB = 1024

test('pictures of up to 5 KB are embedded in the text, larger ones are uploaded', () => {
  expect(plansFor([png(5 * KB), png(5 * KB + 1), png(10 * KB * KB)], 0)).toEqual(['inline', 'upload', 'upload'])
})

test('small pictures of a type that cannot be embedded are uploaded', () => {
  expect(plansFor([{ type: 'image/avif', size: 100 }], 0)).toEqual(['upload'])
})

test('a text takes ten pictures', () => {
  expect(plansFor([png(1), png(1), png(1)], 8)).toEqual(['inline', 'inline', 'too many'])
  expect(plansFor([png(1)], 10)).toEqual(['too many'])
})

test('files that are refused do not count towards the limit', () => {
  expect(plansFor([{ type: 'text/html', size: 1 }, png(10 * KB * KB + 1), png(1)], 9)).toEqual([
    'refused',
    'refused',
    'inline',
  ])
})
