import type { OwnComment } from '@fangshi/contract/comments'
import { scoreNames } from '@fangshi/contract/ratings'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { EyeOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CommentText, picturesOf } from '~/comments/comment-text.tsx'
import { Stars } from '~/comments/stars.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { useWritingTexts } from './own-texts.ts'

const Lightbox = lazy(() => loadChunk(() => import('~/pictures/lightbox.tsx')))

/** An own comment: the four scores, what was written, the answer; why it is hidden; the way to add to it. */
export function OwnCommentView({ comment, withoutAdding = false }: { comment: OwnComment; withoutAdding?: boolean }) {
  const t = useWritingTexts()
  const [openAt, setOpenAt] = useState<number>()
  return (
    <div className="space-y-2">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
        {scoreNames.map((name) => (
          <li key={name} className="flex items-center gap-1.5">
            {t(`writing:${name}`)}
            <Stars score={comment[name]} />
          </li>
        ))}
      </ul>
      <CommentText comment={comment} onOpen={setOpenAt} />
      {comment.hidden_reason !== null && (
        <p className="flex items-start gap-2 rounded-2 bg-warn-50 px-3 py-2 text-13 text-warn">
          <EyeOff size={16} className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">{t('writing:hidden', { reason: comment.hidden_reason })}</span>
        </p>
      )}
      {comment.add_before && !withoutAdding && (
        <p className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-12 text-ink-3">
          {t('writing:addBefore', { time: comment.add_before.slice(0, 10) })}
          <ButtonLink size="s" className="max-md:min-h-11" to={links.addToComment(comment.id)}>
            {t('writing:add')}
          </ButtonLink>
        </p>
      )}
      {openAt !== undefined && (
        <Suspense>
          <Lightbox
            images={picturesOf(comment)}
            name={t('writing:picturesOf', { name: comment.goods_name })}
            start={openAt}
            onClose={() => setOpenAt(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
