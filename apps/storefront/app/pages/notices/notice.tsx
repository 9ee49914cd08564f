import { getNotice } from '@fangshi/contract/content'
import { translator, type Translate } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { idOfPath, orNotFound } from '~/routing/not-found.ts'
import { summaryOf } from '~/pages/article/summary.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { serverContext } from '~/host/server-context.ts'
import { breadcrumbData } from '~/seo/breadcrumb-data.ts'
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import { Tag } from '~/ui/tag.tsx'
import type { Route } from './+types/notice'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orNotFound(context.get(serverContext).call(getNotice, { params: { id: idOfPath(params.id) } }))

const crumbsOf = (t: Translate, title: string): Crumb[] => [
  { name: t('shell:home'), to: links.home() },
  { name: t('notices:title'), to: links.notices() },
  { name: title },
]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { publicUrl, locale } = rootData(matches)
  const { id, title, content } = loaderData
  const path = links.notice(id)
  return pageMeta(matches, {
    title,
    description: summaryOf(content),
    path,
    type: 'article',
    data: [breadcrumbData(crumbsOf(translator(locale), title), publicUrl, path)],
  })
}

export default function Notice({ loaderData: { title, tag, content, created_at } }: Route.ComponentProps) {
  const t = useText()
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(t, title)} />
      <article className="card p-5 md:p-10">
        <div className="max-w-text">
          <h1 className="text-24 font-bold md:text-32">{title}</h1>
          <p className="flex items-center gap-2 pt-2 pb-6 text-13 text-ink-3">
            {t('notices:publishedAt', { date: created_at.slice(0, 10) })}
            {tag && <Tag>{tag}</Tag>}
          </p>
          <RichText html={content} />
        </div>
      </article>
    </>
  )
}
