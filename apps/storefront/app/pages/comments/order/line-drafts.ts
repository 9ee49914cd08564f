import { maxCommentImages, maxCommentText } from '@fangshi/contract/comment-states'
import type { addComments } from '@fangshi/contract/comments'
import { scoreNames, type ScoreName, type Scores } from '@fangshi/contract/ratings'
import type { Input } from '@fangshi/contract/route'

/** A comment on a line while it is written. `scores` has those that were given; that of the goods proposes the others. */
export interface LineDraft {
  scores: Partial<Scores>
  content: string
  images: readonly string[]
}

/** By the id of the order line. */
export type LineDrafts = Readonly<Record<number, LineDraft>>

export const emptyLine: LineDraft = { scores: {}, content: '', images: [] }

const isScore = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5

function readScores(value: unknown): Partial<Scores> {
  const scores = Object(value) as Record<string, unknown>
  return Object.fromEntries(scoreNames.flatMap((name) => (isScore(scores[name]) ? [[name, scores[name]]] : [])))
}

function readLine(value: unknown): LineDraft {
  const { scores, content, images } = Object(value) as Record<string, unknown>
  return {
    scores: readScores(scores),
    content: typeof content === 'string' ? content.slice(0, maxCommentText) : '',
    images: Array.isArray(images)
      ? images.filter((one): one is string => typeof one === 'string').slice(0, maxCommentImages)
      : [],
  }
}

/** The drafts of lines as they were kept; what is not one is left out. */
export const readLines = (stored: unknown): LineDrafts =>
  Object.fromEntries(Object.entries(Object(stored) as object).map(([id, line]) => [Number(id), readLine(line)]))

/** Whether anything was given; a line that was not touched is left for later. */
export const isTouched = ({ scores, content, images }: LineDraft): boolean =>
  Object.keys(scores).length > 0 || content.trim() !== '' || images.length > 0

/** The scores as they are shown and sent: those that were not given follow the one of the goods. */
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
