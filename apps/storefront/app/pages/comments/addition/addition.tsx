import { useQuery } from '@tanstack/react-query'
import { isMissing } from '~/api/missing.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { GoodsLineRow } from '~/ui/goods/goods-lines.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/addition'
import { commentQueries } from '../comment-queries.ts'
import { OwnCommentView } from '../own-comment-view.tsx'
import { useWritingTexts, writingTexts } from '../own-texts.ts'
import { AdditionForm } from './addition-form.tsx'

export function meta({ matches, params }: Route.MetaArgs) {
  const t = writingTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: `${t('writing:addition')} ${params.id}`,
    path: links.addToComment(Number(params.id)),
    noindex: true,
  })
}

function AddTo({ id }: { id: number }) {
  const t = useWritingTexts()
  const query = useQuery(commentQueries.one(id, useLocale()))
  if (isMissing(query.error)) {
    return (
      <EmptyState object="orders" text={t('writing:commentMissing')}>
        <ButtonLink to={links.ownComments()}>{t('writing:own')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(comment) => (
        <div className="space-y-3 md:space-y-4">
          <section aria-label={comment.goods_name} className="card p-4 pt-1 md:px-6 md:pb-6">
            <ul>
              <GoodsLineRow line={comment} linked amount={undefined}>
                <p className="text-12 text-ink-3 tabular-nums">{comment.created_at.slice(0, 10)}</p>
              </GoodsLineRow>
            </ul>
            <OwnCommentView comment={comment} withoutAdding />
          </section>
          {comment.add_before ? (
            <AdditionForm commentId={comment.id} goodsName={comment.goods_name} />
          ) : (
            <p role="note" className="rounded-3 bg-warn-50 px-4 py-3 text-warn">
              {t('writing:cannotAdd')}
            </p>
          )}
        </div>
      )}
    </Loaded>
  )
}

/** Adds to an own comment, once. */
export default function Addition({ params }: Route.ComponentProps) {
  const t = useWritingTexts()
  return (
    <UserPage title={t('writing:addition')} back={links.ownComments()}>
      <AddTo key={params.id} id={Number(params.id)} />
    </UserPage>
  )
}
