import type { addComments } from '@fangshi/contract/comments'
import { scoreNames, type ScoreName, type Scores } from '@fangshi/contract/ratings'
import type { Input } from '@fangshi/contract/route'
import { hasTextOrImages, readTextAndImages, type TextAndImages } from '../writing/text-and-images.ts'

/** The draft of a comment on a line. `scores` has only the chosen ones; the score of the goods is the default of the others. */
export interface LineDraft extends TextAndImages {
  scores: Partial<Scores>
}

/** By the id of the order line. */
export type LineDrafts = Readonly<Record<number, LineDraft>>

export const emptyLine: LineDraft = { scores: {}, content: '', images: [] }

const isScore = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5

function readScores(value: unknown): Partial<Scores> {
  const scores = Object(value) as Record<string, unknown>
  return Object.fromEntries(scoreNames.flatMap((name) => (isScore(scores[name]) ? [[name, scores[name]]] : [])))
}

const readLine = (value: unknown): LineDraft => ({
  scores: readScores((Object(value) as { scores?: unknown }).scores),
  ...readTextAndImages(value),
})

/** Reads stored drafts of lines; anything else is left out. */
export const readLines = (stored: unknown): LineDrafts =>
  Object.fromEntries(Object.entries(Object(stored) as object).map(([id, line]) => [Number(id), readLine(line)]))

/** Whether a line has any input; untouched lines are left for later. */
export const isTouched = (line: LineDraft): boolean => Object.keys(line.scores).length > 0 || hasTextOrImages(line)

/** The part of the draft worth storing: the lines with any input. */
export function touchedLines(lines: LineDrafts): LineDrafts | undefined {
  const touched = Object.entries(lines).filter(([, line]) => isTouched(line))
  return touched.length ? Object.fromEntries(touched) : undefined
}

/** The scores as shown and sent: missing ones take the score of the goods. */
export function scoresOf({ scores }: LineDraft): Partial<Scores> {
  const { score } = scores
  return score ? { score, agree: score, service: score, speed: score, ...scores } : scores
}

/** The scores that are still missing. */
export function missingScores(draft: LineDraft): ScoreName[] {
  const scores = scoresOf(draft)
  return scoreNames.filter((name) => scores[name] === undefined)
}

export const withScore = (draft: LineDraft, name: ScoreName, score: number): LineDraft => ({
  ...draft,
  scores: { ...draft.scores, [name]: score },
})

export type CommentBody = NonNullable<Input<typeof addComments>['body']>['comments'][number]

/** A comment on the wire; undefined while a score is missing. */
export function bodyOf(lineId: number, draft: LineDraft): CommentBody | undefined {
  const { content, images } = draft
  const { score, agree, service, speed } = scoresOf(draft)
  if (!score || !agree || !service || !speed) return undefined
  return {
    line_id: lineId,
    score,
    agree,
    service,
    speed,
    content: content.trim(),
    ...(images.length ? { images: [...images] } : {}),
  }
}
