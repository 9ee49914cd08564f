import type { FindResult, FoundKind } from '@fangshi/contract/find'
import { useNavigate } from 'react-router'
import type { AreaName } from '../../../areas/areas.ts'
import { links } from '../../../areas/links.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { MenuItem } from '../../../menus/menu-tree.ts'
import { entriesOf, matching } from './palette-match.ts'
import type { PaletteChoice } from './palette-option.tsx'
import { kindNames } from './texts.ts'
import { useFound } from './use-found.ts'

const icons: Readonly<Record<FoundKind, string>> = {
  order: 'profile',
  goods: 'shopping',
  store: 'shop',
  user: 'user',
}

/** The screens and rows that fit what was typed, the screens first. */
export function useChoices(
  area: AreaName,
  menus: readonly MenuItem[],
  typed: string,
  onOpen: (item: MenuItem) => void,
): readonly PaletteChoice[] {
  const t = useText()
  const navigate = useNavigate()
  const found = useFound(area, typed)
  const screens = matching(entriesOf(menus), typed).map(({ item, names }) => ({
    key: `menu ${item.id}`,
    icon: item.icon || 'profile',
    name: item.name,
    note: names.slice(0, -1).join(' / '),
    open: () => onOpen(item),
  }))
  const rows = found.map((row: FindResult) => ({
    key: `${row.kind} ${row.id}`,
    icon: icons[row.kind],
    name: row.name,
    note: [t(kindNames[row.kind]), row.note].filter(Boolean).join(' · '),
    open: () => void navigate(links.filtered(row.list, row.filter)),
  }))
  return [...screens, ...rows]
}
