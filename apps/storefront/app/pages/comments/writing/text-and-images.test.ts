import { maxCommentImages, maxCommentText } from '@fangshi/contract/comment-states'
import { expect, test } from 'vitest'
import { hasTextOrImages, readTextAndImages } from './text-and-images.ts'

const images = (count: number): string[] => Array.from({ length: count }, (_, at) => `/uploads/${at}.webp`)

test('a draft is read as it was kept', () => {
  expect(readTextAndImages({ content: ' 好用 ', images: images(2), scores: { score: 5 } })).toEqual({
    content: ' 好用 ',
    images: images(2),
  })
})

test.each([undefined, null, 7, 'text', [], {}, { content: 5, images: 'x' }, { content: null, images: { 0: 'x' } }])(
  'of %j nothing can be used',
  (kept) => {
    const draft = readTextAndImages(kept)
    expect(draft).toEqual({ content: '', images: [] })
    expect(hasTextOrImages(draft)).toBe(false)
  },
)

test('what is no picture is left out, and what is too much is cut off', () => {
  const kept = { content: 'x'.repeat(maxCommentText + 5), images: [1, null, ...images(maxCommentImages + 3)] }
  const draft = readTextAndImages(kept)
  expect(draft.content).toHaveLength(maxCommentText)
  expect(draft.images).toEqual(images(maxCommentImages))
})

test('blanks are no text, a picture alone is something', () => {
  expect(hasTextOrImages({ content: ' \n　', images: [] })).toBe(false)
  expect(hasTextOrImages({ content: ' a ', images: [] })).toBe(true)
  expect(hasTextOrImages({ content: '', images: images(1) })).toBe(true)
})
