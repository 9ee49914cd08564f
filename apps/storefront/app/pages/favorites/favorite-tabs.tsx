import { favoriteKinds, type FavoriteKind } from '@fangshi/contract/favorites'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'

/** Tabs for goods and stores with their counts; each has its own address. */
export function FavoriteTabs({
  current,
  counts,
}: {
  current: FavoriteKind
  counts: Record<FavoriteKind, number> | undefined
}) {
  const t = useText()
  return (
    <nav aria-label={t('favorite:tabs')} className="card">
      <ul className="flex px-1 md:px-4">
        {favoriteKinds.map((kind) => (
          <li key={kind}>
            <LocalLink
              to={links.favorites(kind)}
              preventScrollReset
              aria-current={kind === current ? 'page' : undefined}
              className="relative flex h-12 items-center gap-1 px-3 -outline-offset-2 text-ink-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full hover:text-brand aria-[current=page]:font-medium aria-[current=page]:text-brand aria-[current=page]:after:bg-brand"
            >
              {t(`favorite:tab_${kind}`)}
              {counts && counts[kind] > 0 && <span className="text-12 tabular-nums">{counts[kind]}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
