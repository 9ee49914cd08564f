import { maxCommentImages } from '@fangshi/contract/comment-states'
import type { CommentForm } from '@fangshi/contract/comments'
import { scoreNames } from '@fangshi/contract/ratings'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { PictureField } from '~/pictures/picture-field.tsx'
import { GoodsLineRow } from '~/ui/goods/goods-lines.tsx'
import { Tag } from '~/ui/tag.tsx'
import { useWritingTexts } from '../own-texts.ts'
import { OwnCommentView } from '../own-comment-view.tsx'
import { StarField } from '../writing/star-field.tsx'
import { TextField } from '../writing/text-field.tsx'
import { missingScores, scoresOf, withScore, type LineDraft } from './line-drafts.ts'

type Line = CommentForm['lines'][number]

/** Of the first star of a score, so that it can get the focus. */
export const starsId = (lineId: number, name: string): string => `stars-${lineId}-${name}`

const Goods = ({ line }: { line: Line }) => (
  <ul>
    <GoodsLineRow line={line} linked amount={undefined}>
      <p className="text-13 text-ink-2 tabular-nums">
        ¥{line.goods_price} × {line.buy_num}
      </p>
    </GoodsLineRow>
  </ul>
)

/** A line that cannot be commented on: its comment, or why there is none. */
export function ClosedLine({ line }: { line: Line }) {
  const t = useWritingTexts()
  return (
    <section aria-label={line.goods_name} className="card p-4 pt-1 md:px-6 md:pb-6">
      <Goods line={line} />
      {line.comment ? (
        <OwnCommentView comment={line.comment} />
      ) : (
        <p>{line.obstacle && <Tag className="py-0.5">{t(`writing:obstacle_${line.obstacle}`)}</Tag>}</p>
      )}
    </section>
  )
}

/** The comment on a line while it is written: stars, text, pictures. */
export function LineCard({
  line,
  draft,
  isChecked,
  onChange,
  onAddImage,
  onSending,
}: {
  line: Line
  draft: LineDraft
  /** Whether missing stars are shown. */
  isChecked: boolean
  onChange: (draft: LineDraft) => void
  onAddImage: (image: string) => void
  onSending: (isSending: boolean) => void
}) {
  const t = useWritingTexts()
  const errorId = useId()
  const scores = scoresOf(draft)
  const missing = isChecked ? missingScores(draft) : []
  return (
    <section aria-label={line.goods_name} className="card space-y-4 p-4 pt-1 md:px-6 md:pb-6">
      <Goods line={line} />
      <div role="group" aria-label={t('writing:scoresOf', { name: line.goods_name })}>
        {scoreNames.map((name) => (
          <StarField
            key={name}
            id={starsId(line.id, name)}
            name={name}
            value={scores[name]}
            errorId={missing.includes(name) ? errorId : undefined}
            onChange={(score) => onChange(withScore(draft, name, score))}
          />
        ))}
        <div role="alert">
          {missing.length > 0 && (
            <p id={errorId} className="flex items-center gap-1 text-13 text-bad">
              <CircleAlert size={14} />
              {t('writing:needsStars')}
            </p>
          )}
        </div>
      </div>
      <TextField
        label={t('writing:text')}
        placeholder={t('writing:textExample')}
        value={draft.content}
        optional
        onChange={(content) => onChange({ ...draft, content })}
      />
      <div>
        <p className="pb-2 text-14 font-medium">
          {t('writing:pictures')}
          <span className="ml-2 text-12 font-normal text-ink-3">{t('writing:picturesText')}</span>
        </p>
        <PictureField
          images={draft.images}
          label={t('writing:picturesOf', { name: line.goods_name })}
          max={maxCommentImages}
          onAdd={onAddImage}
          onRemove={(image) => onChange({ ...draft, images: draft.images.filter((one) => one !== image) })}
          onSending={onSending}
        />
      </div>
    </section>
  )
}
