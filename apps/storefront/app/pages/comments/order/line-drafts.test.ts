import { expect, test } from 'vitest'
import {
  bodyOf,
  emptyLine,
  isTouched,
  missingScores,
  readLines,
  scoresOf,
  touchedLines,
  withScore,
} from './line-drafts.ts'

test('the score of the goods proposes the others, and changes none that was given', () => {
  const first = withScore(emptyLine, 'speed', 2)
  expect(missingScores(first)).toEqual(['score', 'agree', 'service'])
  const second = withScore(first, 'score', 4)
  expect([missingScores(second), scoresOf(second)]).toEqual([[], { score: 4, agree: 4, service: 4, speed: 2 }])
})

test('arrow keys go from the first star to the one that is meant, and what is proposed goes along', () => {
  const given = [1, 2, 3, 4].reduce((draft, score) => withScore(draft, 'score', score), emptyLine)
  expect(scoresOf(given)).toEqual({ score: 4, agree: 4, service: 4, speed: 4 })
  expect(scoresOf(withScore(withScore(given, 'service', 5), 'score', 3))).toEqual({
    score: 3,
    agree: 3,
    service: 5,
    speed: 3,
  })
})

test('a line counts once anything was given, and can be sent with all its scores', () => {
  expect(isTouched(emptyLine)).toBe(false)
  expect(isTouched({ ...emptyLine, content: ' \n' })).toBe(false)
  const text = { ...emptyLine, content: ' Fine ' }
  expect([isTouched(text), bodyOf(7, text)]).toEqual([true, undefined])
  expect(bodyOf(7, withScore(text, 'score', 3))).toEqual({
    line_id: 7,
    score: 3,
    agree: 3,
    service: 3,
    speed: 3,
    content: 'Fine',
  })
  expect(bodyOf(7, withScore({ ...text, images: ['/a.webp'] }, 'score', 3))).toMatchObject({ images: ['/a.webp'] })
})

test('of a kept draft only what is right is taken up', () => {
  expect(readLines(undefined)).toEqual({})
  expect(readLines({ 7: { scores: { score: 9, speed: 4 }, content: 3, images: ['/a.webp', 4] }, 8: null })).toEqual({
    7: { scores: { speed: 4 }, content: '', images: ['/a.webp'] },
    8: emptyLine,
  })
})

test('only lines on which something was given are worth keeping', () => {
  const scored = { ...emptyLine, scores: { score: 4 } }
  const blank = { ...emptyLine, content: '  ' }
  expect(touchedLines({ 5: scored, 6: emptyLine, 7: blank })).toEqual({ 5: scored })
  expect([touchedLines({}), touchedLines({ 6: emptyLine, 7: blank })]).toEqual([undefined, undefined])
})
