import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageNumbers } from '~/ui/list/page-numbers.ts'
import { sizedSource } from '@fangshi/contract/sized-source'
import { Picture } from './goods/picture.tsx'
import { settleQuantity, wholeOf } from '~/ui/inputs/quantity.ts'
import { typedDigits } from '~/ui/inputs/typed-digits.ts'

test.each([
  ['', 1],
  ['abc', 1],
  ['0', 1],
  ['-3', 3],
  ['2.7', 2],
  ['３', 3],
  ['2e3', 12],
  ['99', 12],
  ['1,000', 12],
  ['１０', 10],
  ['1.2.3', 1],
  ['9'.repeat(400), 12],
])('the quantity %j settles at %i', (typed, expected) => {
  expect(settleQuantity(typed, 1, 12)).toBe(expected)
})

test('a number out of bounds is recognised, so the correction can be explained', () => {
  expect(wholeOf('1000')).toBe(1000)
  expect(wholeOf('one')).toBe(0)
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 12, [1, 0, 4, 5, 6, 0, 12]],
  [12, 12, [1, 0, 11, 12]],
  [1, 0, []],
  [3, 5, [1, 2, 3, 4, 5]],
  // An old link may name a page after the last one.
  [99, 5, [1, 0, 5]],
  [500, 1000, [1, 0, 499, 500, 501, 0, 1000]],
])('page %i of %i shows %j', (page, last, numbers) => {
  expect(pageNumbers(page, last)).toEqual(numbers)
})

test('sizes of uploaded pictures have their own files, others have none', () => {
  expect(sizedSource('/uploads/ab/cd/x.webp', 320)).toBe('/uploads/ab/cd/x_320.webp')
  expect(sizedSource('https://img.example/b/uploads/ab/cd/x.webp', 640)).toBe(
    'https://img.example/b/uploads/ab/cd/x_640.webp',
  )
  expect(sizedSource('https://elsewhere.example/x.webp', 320)).toBe('https://elsewhere.example/x.webp')
})

test('small boxes have thumbnails to choose from, where the picture is on this server', () => {
  const sourcesOf = (src: string): string | undefined =>
    /srcSet="([^"]*)"/.exec(renderToString(createElement(Picture, { src, alt: '', sizes: '32px', largest: 320 })))?.[1]
  expect(sourcesOf('/uploads/ab/x.webp')).toBe(
    '/uploads/ab/x_64.webp 64w,/uploads/ab/x_128.webp 128w,/uploads/ab/x_320.webp 320w',
  )
  expect(sourcesOf('https://img.example/uploads/ab/x.webp')).toBeUndefined()
})

test.each([
  ['12 34-56', 6, '123456'],
  ['１２３４', 6, '1234'],
  ['code: 987654321', 6, '987654'],
  ['', 6, ''],
  ['一二三', 6, ''],
])('of %j the digits are taken, at most %i', (typed, count, expected) => {
  expect(typedDigits(typed, count)).toBe(expected)
})
