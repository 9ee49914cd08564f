import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { useSearchParams } from 'react-router'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/favorites'
import { FavoriteList } from './favorite-list.tsx'

export const handle: PageHandle = { queryKeys: ['kind', 'page'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  const description = t('favorite:text')
  return pageMeta(matches, { title: t('favorite:title'), description, path: links.favorites(), noindex: true })
}

/** The shopper's favourites; kind and page are in the address. */
export default function Favorites() {
  const t = useText()
  const [search] = useSearchParams()
  const kind = search.get('kind') === 'store' ? 'store' : 'goods'
  const page = Number(search.get('page'))
  return (
    <UserPage title={t('favorite:title')}>
      <FavoriteList key={kind} kind={kind} page={Number.isSafeInteger(page) && page > 1 ? Math.min(page, 1000) : 1} />
    </UserPage>
  )
}
