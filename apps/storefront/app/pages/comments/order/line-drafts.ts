import { maxCommentImages, maxCommentText } from '@fangshi/contract/comment-states'
import type { addComments } from '@fangshi/contract/comments'
import { scoreNames, type ScoreName, type Scores } from '@fangshi/contract/ratings'
import type { Input } from '@fangshi/contract/route'

/** A comment on a line while it is written; scores that were not given are missing. */
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
  const given = Object(value) as Record<string, unknown>
  return Object.fromEntries(scoreNames.flatMap((name) => (isScore(given[name]) ? [[name, given[name]]] : [])))
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
export const readLines = (kept: unknown): LineDrafts =>
  Object.fromEntries(Object.entries(Object(kept) as object).map(([id, line]) => [Number(id), readLine(line)]))

/** Whether anything was given; a line that was not touched is left for later. */
export const isTouched = ({ scores, content, images }: LineDraft): boolean =>
  Object.keys(scores).length > 0 || content.trim() !== '' || images.length > 0

/** The scores that are still missing. */
export const missingScores = ({ scores }: LineDraft): ScoreName[] =>
  scoreNames.filter((name) => scores[name] === undefined)

/** A score that was given; the one of the goods proposes the others that were not. */
export function withScore(draft: LineDraft, name: ScoreName, score: number): LineDraft {
  const proposed = name === 'score' ? { score, agree: score, service: score, speed: score } : { [name]: score }
  return { ...draft, scores: { ...proposed, ...draft.scores, [name]: score } }
}

export type CommentBody = NonNullable<Input<typeof addComments>['body']>['comments'][number]

/** A comment on the wire; undefined while a score is missing. */
export function bodyOf(lineId: number, { scores, content, images }: LineDraft): CommentBody | undefined {
  const { score, agree, service, speed } = scores
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
