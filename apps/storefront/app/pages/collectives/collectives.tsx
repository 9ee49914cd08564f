import { collectiveSorts, listCollectives } from '@fangshi/contract/collectives'
import { Search } from 'lucide-react'
import { redirect } from 'react-router'
import { collectiveTexts, useCollectiveTexts } from '~/collectives/own-texts.ts'
import { serverContext } from '~/host/server-context.ts'
import { localPath } from '~/i18n/local-path.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { links, type CollectiveFilters } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { useShellData } from '~/site/shell-data.ts'
import { Breadcrumb } from '~/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { SortLink } from '~/ui/list/sort-links.tsx'
import { withOldParams } from '../search/old-params.ts'
import type { Route } from './+types/collectives'
import { CollectiveCard } from './collective-card.tsx'
import { collectiveKeys, collectivesWith, readCollectiveFilters } from './collectives-query.ts'

export const handle: PageHandle = { queryKeys: collectiveKeys }

const perPage = 30

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { call, locale } = context.get(serverContext)
  const filters = readCollectiveFilters(withOldParams(params.params, new URL(request.url).searchParams))
  const found = await call(listCollectives, { query: { ...filters, per_page: perPage } })
  // An old link may name a page after the last one.
  if (!found.data.length && found.total) throw redirect(localPath(collectivesWith(filters, {}), locale))
  return { filters, found }
}

export function meta({ matches, loaderData: { filters } }: Route.MetaArgs) {
  const c = collectiveTexts(rootData(matches).locale)
  const { keywords, class_id, store_id, page } = filters
  return pageMeta(matches, {
    title: page ? c('collective:pageTitle', { page }) : c('collective:title'),
    description: c('collective:description'),
    path: links.collectives({ page }),
    noindex: Boolean(keywords ?? class_id ?? store_id),
  })
}

/** Looks for words among the group buys; a plain form, so it works without scripts. */
function SearchForm({ filters: { keywords, class_id, store_id, sort } }: { filters: CollectiveFilters }) {
  const t = useText()
  const c = useCollectiveTexts()
  const locale = useLocale()
  const hiddenFields = { class_id, store_id, sort, lang: locale === 'en' ? 'en' : undefined }
  return (
    <form
      action={links.collectives()}
      role="search"
      aria-label={c('collective:search')}
      className="flex gap-2 max-md:w-full"
    >
      {Object.entries(hiddenFields).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextInput
        key={keywords}
        name="keywords"
        type="search"
        enterKeyHint="search"
        aria-label={c('collective:search')}
        placeholder={c('collective:search')}
        defaultValue={keywords}
        maxLength={60}
      />
      <Button type="submit" aria-label={t('shell:search')} className="px-4">
        <Search size={18} />
      </Button>
    </form>
  )
}

/** Running group buys by words, class and order. */
export default function Collectives({ loaderData: { filters, found } }: Route.ComponentProps) {
  const t = useText()
  const c = useCollectiveTexts()
  const { classes } = useShellData()
  const { keywords } = filters
  const title = keywords ? c('collective:found', { words: keywords }) : c('collective:title')
  return (
    <>
      <Breadcrumb crumbs={[{ name: t('shell:home'), to: links.home() }, { name: c('collective:title') }]} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-20 font-bold md:text-24">{title}</h1>
          <p role="status" className="text-13 text-ink-2">
            {c('collective:count', { count: found.total })}
          </p>
        </div>
        <SearchForm filters={filters} />
      </div>
      <p className="pb-2 text-ink-2">{c('collective:description')}</p>
      <nav aria-label={t('shell:categoryNav')} className="-mx-2 flex flex-wrap">
        {[{ id: undefined, name: c('collective:all') }, ...classes].map(({ id, name }) => (
          <SortLink key={id ?? 0} to={collectivesWith(filters, { class_id: id })} isCurrent={filters.class_id === id}>
            {name}
          </SortLink>
        ))}
      </nav>
      <nav aria-label={c('collective:sort')} className="-mx-2 mb-3 flex flex-wrap border-t border-line">
        {collectiveSorts.map((sort) => (
          <SortLink
            key={sort}
            to={collectivesWith(filters, { sort: sort === 'default' ? undefined : sort })}
            isCurrent={(filters.sort ?? 'default') === sort}
          >
            {c(`collective:sort_${sort}`)}
          </SortLink>
        ))}
      </nav>
      {found.data.length ? (
        <div className="goods-grid">
          {found.data.map((goods, index) => (
            <CollectiveCard key={goods.id} goods={goods} isFirst={index === 0} />
          ))}
        </div>
      ) : (
        <div className="card">
          <EmptyState
            object="search"
            text={keywords ? c('collective:noneFound', { words: keywords }) : c('collective:none')}
          >
            <ButtonLink to={links.list({ keywords })}>{c('collective:browse')}</ButtonLink>
          </EmptyState>
        </div>
      )}
      <Pager page={found.current_page} last={found.last_page} pathOf={(page) => collectivesWith(filters, { page })} />
    </>
  )
}
