import { expect, test } from 'vitest'
import { fitted, pushed, squareOf, wholeCrop } from './crop.ts'

const wide = { width: 400, height: 200 }

test('a crop starts as the largest square in the middle', () => {
  expect(squareOf(wide, wholeCrop(wide))).toEqual({ left: 100, top: 0, side: 200 })
})

test('zooming in takes a smaller square around the same centre', () => {
  expect(squareOf(wide, { ...wholeCrop(wide), zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 })
})

test('the square never leaves the picture', () => {
  expect(fitted(wide, { x: 0, y: 500, zoom: 2 })).toEqual({ x: 50, y: 150, zoom: 2 })
  expect(fitted(wide, { x: 200, y: 100, zoom: 0.2 }).zoom).toBe(1)
  expect(fitted(wide, { x: 200, y: 100, zoom: 99 }).zoom).toBe(4)
})

test('dragging to the right shows more of the left, as far as there is any', () => {
  expect(pushed(wide, wholeCrop(wide), 30, 0, 300)).toEqual({ x: 180, y: 100, zoom: 1 })
  expect(pushed(wide, wholeCrop(wide), 9000, 9000, 300)).toEqual({ x: 100, y: 100, zoom: 1 })
})
