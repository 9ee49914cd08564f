import { expect, test } from 'vitest'
import { fileFault, fileName, moved, pictureFault } from './checks.ts'

const MB = 1024 * 1024

test.each([
  [{ type: 'image/png', size: 10 * MB }, undefined],
  [{ type: 'image/png', size: 10 * MB + 1 }, 'FILE_TOO_LARGE'],
  [{ type: 'image/svg+xml', size: 10 }, 'FILE_NOT_IMAGE'],
  [{ type: '', size: 10 }, 'FILE_NOT_IMAGE'],
])('the fault of the picture %j is %s', (file, fault) => {
  expect(pictureFault(file)).toBe(fault)
})

test('a file has a size limit alone', () => {
  expect(fileFault({ type: 'application/zip', size: 50 * MB })).toBeUndefined()
  expect(fileFault({ type: 'application/zip', size: 50 * MB + 1 })).toBe('FILE_TOO_LARGE')
})

test('pictures move within their list', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a'])
  expect(moved(['a', 'b'], 7, 0)).toEqual(['a', 'b'])
})

test('a file is known by the end of its address', () => {
  expect(fileName('/uploads/ab/%E8%AF%81.pdf?x=1')).toBe('证.pdf')
  expect(fileName('/uploads/%E0')).toBe('%E0')
  expect(fileName('')).toBe('')
})
