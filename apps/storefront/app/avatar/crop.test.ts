import { expect, test } from 'vitest'
import { moveCrop, settleCrop, squareOf, wholeCrop } from './crop.ts'

const size = { width: 400, height: 200 }

test('the first crop is the biggest square in the middle', () => {
  expect(squareOf(size, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 })
})

test('the square never leaves the picture', () => {
  expect(squareOf(size, moveCrop(size, wholeCrop, 5, 5))).toEqual({ left: 0, top: 0, side: 200 })
  expect(squareOf(size, moveCrop(size, { ...wholeCrop, zoom: 2 }, -9, -9))).toEqual({ left: 300, top: 100, side: 100 })
})

test('zooming out at an edge moves the square back inside', () => {
  const corner = moveCrop(size, { ...wholeCrop, zoom: 4 }, -9, -9)
  expect(squareOf(size, settleCrop(size, { ...corner, zoom: 1 }))).toEqual({ left: 200, top: 0, side: 200 })
  expect(settleCrop(size, { ...wholeCrop, zoom: 9 }).zoom).toBe(4)
})
