import { listNotices } from '@fangshi/contract/content'
import { redirect } from 'react-router'
import { localPath } from '~/i18n/local-path.ts'
import { translator, type Translate } from '~/i18n/language.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { serverContext } from '~/host/server-context.ts'
import { breadcrumbData } from '~/seo/breadcrumb-data.ts'
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { Tag } from '~/ui/tag.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/notices'

export const handle: PageHandle = { queryKeys: ['page'] }

/** The page number in the address; anything invalid means the first page. */
const pageOf = (text: string | null): number => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, locale } = context.get(serverContext)
  const page = pageOf(new URL(request.url).searchParams.get('page'))
  const notices = await call(listNotices, { query: { page } })
  // An old link may name a page after the last one.
  if (!notices.data.length && notices.total) {
    throw redirect(localPath(links.notices(notices.last_page > 1 ? notices.last_page : undefined), locale))
  }
  return notices
}

const crumbsOf = (t: Translate): Crumb[] => [{ name: t('shell:home'), to: links.home() }, { name: t('notices:title') }]

export function meta({ matches, loaderData: { current_page: page } }: Route.MetaArgs) {
  const { locale, publicUrl } = rootData(matches)
  const t = translator(locale)
  const path = links.notices(page > 1 ? page : undefined)
  const title = t('notices:title')
  return pageMeta(matches, {
    title: page > 1 ? t('notices:pageTitle', { title, page }) : title,
    description: t('notices:text'),
    path,
    data: [breadcrumbData(crumbsOf(t), publicUrl, path)],
  })
}

/** All notices of the platform, newest first. */
export default function Notices({ loaderData: notices }: Route.ComponentProps) {
  const t = useText()
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(t)} />
      <h1 className="pb-3 text-20 font-bold md:pb-4 md:text-24">{t('notices:title')}</h1>
      {notices.data.length ? (
        <ul className="card divide-y divide-line px-4 md:px-6">
          {notices.data.map(({ id, title, tag, pinned, created_at }) => (
            <li
              key={id}
              className="relative flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-3 hover:text-brand"
            >
              <LocalLink to={links.notice(id)} className="whole-card min-w-0 flex-1 font-medium">
                {title}
              </LocalLink>
              {pinned && <Tag tone="brand">{t('notices:pinned')}</Tag>}
              {tag && <Tag>{tag}</Tag>}
              <time dateTime={created_at.slice(0, 10)} className="text-12 text-ink-3 tabular-nums">
                {created_at.slice(0, 10)}
              </time>
            </li>
          ))}
        </ul>
      ) : (
        <div className="card">
          <EmptyState object="notices" text={t('notices:empty')} />
        </div>
      )}
      <Pager
        page={notices.current_page}
        last={notices.last_page}
        pathOf={(page) => links.notices(page > 1 ? page : undefined)}
      />
    </>
  )
}
