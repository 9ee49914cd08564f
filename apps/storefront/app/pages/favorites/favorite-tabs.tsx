import { favoriteKinds, type FavoriteKind } from '@fangshi/contract/favorites'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { TabLinks } from '~/ui/list/tab-links.tsx'

/** Tabs for goods and stores. */
export function FavoriteTabs({
  current,
  counts,
}: {
  current: FavoriteKind
  counts: Record<FavoriteKind, number> | undefined
}) {
  const t = useText()
  const tabs = favoriteKinds.map((kind) => ({
    key: kind,
    to: links.favorites(kind),
    name: t(`favorite:tab_${kind}`),
    count: counts?.[kind],
  }))
  return <TabLinks label={t('favorite:tabs')} tabs={tabs} current={current} />
}
