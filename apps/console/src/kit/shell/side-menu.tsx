import { Button, Empty, Menu, Skeleton, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { menuChain, menuItem, type MenuItem } from './menu-tree.ts'
import styles from './side-menu.module.css'
import type { useMenus } from './use-menus.ts'

interface Props {
  menus: ReturnType<typeof useMenus>
  /** The part of the menus to show. */
  items: readonly MenuItem[]
  isShort?: boolean
  onOpen: (item: MenuItem) => void
}

type Entry = NonNullable<MenuProps['items']>[number]

const entryOf = ({ id, name, children }: MenuItem): Entry => ({
  key: String(id),
  label: name,
  ...(children.length ? { children: children.map(entryOf) } : {}),
})

/** The menu at the side, or what stands in its place: loading, failed, none. */
export function SideMenu({ menus, items, isShort = false, onOpen }: Props) {
  const { t } = useTranslation()
  const chain = menuChain(items, useLocation().pathname).map(({ id }) => String(id))
  if (menus.isPending) return <Skeleton className={styles.state} active title={false} aria-label={t('shell.loading')} />
  if (menus.isError) {
    return (
      <div className={styles.state}>
        <Button size="small" onClick={() => void menus.refetch()}>
          {t('error.retry')}
        </Button>
      </div>
    )
  }
  if (!menus.data.length) {
    const text = t('shell.emptyMenus')
    return isShort ? (
      <p className={styles.short}>{text}</p>
    ) : (
      <Empty className={styles.state} image={Empty.PRESENTED_IMAGE_SIMPLE} description={text} />
    )
  }
  return (
    <Menu
      mode="inline"
      className={styles.menu}
      items={items.map(entryOf)}
      selectedKeys={chain.slice(-1)}
      defaultOpenKeys={isShort ? [] : chain}
      onClick={({ key }) => {
        const item = menuItem(items, Number(key))
        if (item) onOpen(item)
      }}
    />
  )
}
