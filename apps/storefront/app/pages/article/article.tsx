import { getArticle } from '@fangshi/contract/content'
import { authTexts, useAuthTexts } from '~/area-texts/auth-texts.ts'
import { type Translate } from '~/i18n/language.ts'
import { links } from '~/routing/links.ts'
import { orNotFound } from '~/routing/not-found.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { serverContext } from '~/host/server-context.ts'
import { breadcrumbData } from '~/seo/breadcrumb-data.ts'
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { Route } from './+types/article'
import { ArticleMenu } from './article-menu.tsx'
import { summaryOf } from './summary.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orNotFound(context.get(serverContext).call(getArticle, { params: { name: params.name } }))

const crumbsOf = (t: Translate, title: string): Crumb[] => [
  { name: t('shell:home'), to: links.home() },
  { name: t('shell:help'), to: links.help() },
  { name: title },
]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { publicUrl, locale } = rootData(matches)
  const t = authTexts(locale)
  const { name, title, content } = loaderData
  const path = links.article(name)
  return pageMeta(matches, {
    title,
    description: summaryOf(content),
    path,
    type: 'article',
    data: [breadcrumbData(crumbsOf(t, title), publicUrl, path)],
  })
}

/** An article of the help centre, with the menu beside it. */
export default function Article({ loaderData: { name, title, content, updated_at } }: Route.ComponentProps) {
  const t = useAuthTexts()
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(t, title)} />
      <div className="flex flex-col gap-6 lg:flex-row">
        <article className="card min-w-0 flex-1 p-5 md:p-10 lg:order-last">
          <div className="max-w-text">
            <h1 className="text-24 font-bold md:text-32">{title}</h1>
            <p className="pt-2 pb-6 text-13 text-ink-3">{t('auth:updatedAt', { date: updated_at.slice(0, 10) })}</p>
            <RichText html={content} />
          </div>
        </article>
        <ArticleMenu current={name} />
      </div>
    </>
  )
}
