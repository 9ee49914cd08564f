import { useText } from '../../i18n/use-text.ts'
import { shellTexts } from './texts.ts'
import type { MenuItem } from '../../menus/menu-tree.ts'
import type { MenuCounts } from './chats/use-menu-counts.ts'
import { countBehind } from './count-behind.ts'
import { MenuCount } from './menu-count.tsx'
import styles from './modules.module.css'

interface Props {
  items: readonly MenuItem[]
  counts: MenuCounts
  selected: MenuItem | undefined
  onOpen: (item: MenuItem) => void
}

/** The top-level modules in the top bar; the selected one is highlighted. */
export function Modules({ items, counts, selected, onOpen }: Props) {
  const t = useText()
  if (!items.length) return null
  return (
    <nav aria-label={t(shellTexts.modules)} className={styles.modules}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={styles.module}
          aria-current={item === selected ? 'true' : undefined}
          onClick={() => onOpen(item)}
        >
          {item.name}
          {item !== selected && <MenuCount count={countBehind(item, counts)} />}
        </button>
      ))}
    </nav>
  )
}
