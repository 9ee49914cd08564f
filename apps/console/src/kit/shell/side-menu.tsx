import { Empty, Menu, type MenuProps } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { shellTexts } from './texts.ts'
import { useLocation } from 'react-router'
import { MenuIcon } from '../ui/icons.tsx'
import { menuChain, menuItem, type MenuItem } from '../../menus/menu-tree.ts'
import type { MenuCounts } from './chats/use-menu-counts.ts'
import { MenuCount } from './menu-count.tsx'
import styles from './side-menu.module.css'

interface Props {
  /** The part of the menus to show. */
  items: readonly MenuItem[]
  counts: MenuCounts
  isShort?: boolean
  onOpen: (item: MenuItem) => void
}

type Entry = NonNullable<MenuProps['items']>[number]

/** `isShort`: names are tooltips, so that something waits is a dot at the icon. */
const entryOf = ({ id, name, icon, apis, children }: MenuItem, counts: MenuCounts, isShort: boolean): Entry => ({
  key: String(id),
  label: counts[apis] ? (
    <span className={styles.counted}>
      <span className={styles.name}>{name}</span>
      <MenuCount count={counts[apis]} />
    </span>
  ) : (
    name
  ),
  ...(icon
    ? {
        icon:
          isShort && counts[apis] ? (
            <span className={styles.waiting}>
              <MenuIcon name={icon} />
            </span>
          ) : (
            <MenuIcon name={icon} />
          ),
      }
    : {}),
  ...(children.length ? { children: children.map((child) => entryOf(child, counts, isShort)) } : {}),
})

/** The menu at the side: where the page on screen stands is open and marked. Folded, names are tooltips. */
export function SideMenu({ items, counts, isShort = false, onOpen }: Props) {
  const t = useText()
  const path = useLocation().pathname
  const chain = menuChain(items, path).map(({ id }) => String(id))
  const [unfolded, setUnfolded] = useState(chain)
  const [shownPath, setShownPath] = useState(path)
  if (path !== shownPath) {
    // Another way than this menu led here: what holds the page unfolds.
    setShownPath(path)
    setUnfolded([...new Set([...unfolded, ...chain])])
  }
  if (!items.length) {
    const text = t(shellTexts.emptyMenus)
    return isShort ? (
      <p className={styles.short}>{text}</p>
    ) : (
      <Empty className={styles.state} image={Empty.PRESENTED_IMAGE_SIMPLE} description={text} />
    )
  }
  return (
    <Menu
      className={styles.menu}
      mode="inline"
      items={items.map((item) => entryOf(item, counts, isShort))}
      selectedKeys={chain.slice(-1)}
      {...(isShort ? {} : { openKeys: unfolded, onOpenChange: setUnfolded })}
      onClick={({ key }) => {
        const item = menuItem(items, Number(key))
        if (item) onOpen(item)
      }}
    />
  )
}
