import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button, Drawer, Layout, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import type { AreaName } from '../../areas.ts'
import { useStaffQuery } from '../staff.ts'
import { Brand } from './brand.tsx'
import { menuChain, type MenuItem } from './menu-tree.ts'
import { Modules } from './modules.tsx'
import styles from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useMenus, useOpenMenu } from './use-menus.ts'
import { UserMenu } from './user-menu.tsx'

interface Props {
  area: AreaName
  /** Whether a page of this area stands at a path. */
  hasPage: (path: string) => boolean
}

const none: readonly MenuItem[] = []

/** What every signed-in page of a back office stands in (spec §2, layout shell). */
export function Shell({ area, hasPage }: Props) {
  const { t } = useTranslation()
  const path = useLocation().pathname
  const { data: staff, refetch, isError } = useStaffQuery(area)
  const menus = useMenus(area)
  const open = useOpenMenu(hasPage)
  const [isCollapsed, toggleCollapsed] = useCollapsed()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [chosen, setChosen] = useState<number>()

  const modules = menus.data ?? none
  const selected = menuChain(modules, path)[0] ?? modules.find(({ id }) => id === chosen) ?? modules[0]
  const openModule = (item: MenuItem): void => {
    setChosen(item.id)
    open(item)
  }
  const openFromDrawer = (item: MenuItem): void => {
    setDrawerOpen(false)
    open(item)
  }

  return (
    <Layout className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <Layout.Sider
        className={styles.side}
        theme="light"
        width={200}
        collapsedWidth={63}
        collapsed={isCollapsed}
        trigger={null}
      >
        <Brand area={area} isShort={isCollapsed} />
        <nav aria-label={t('shell.sideMenu')}>
          <SideMenu
            key={selected?.id}
            menus={menus}
            items={selected?.children ?? none}
            isShort={isCollapsed}
            onOpen={open}
          />
        </nav>
      </Layout.Sider>
      <div className={styles.body}>
        <header className={styles.bar}>
          <Button
            type="text"
            className={styles.fold}
            icon={isCollapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
            aria-label={t(isCollapsed ? 'shell.expand' : 'shell.collapse')}
            aria-expanded={!isCollapsed}
            onClick={toggleCollapsed}
          />
          <Button
            type="text"
            className={styles.burger}
            icon={<MenuOutlined aria-hidden />}
            aria-label={t('shell.openMenu')}
            onClick={() => setDrawerOpen(true)}
          />
          <div className={styles.phoneBrand}>
            <Brand area={area} />
          </div>
          <div className={styles.modules}>
            <Modules items={modules} selected={selected} onOpen={openModule} />
          </div>
          {staff && <UserMenu area={area} staff={staff} />}
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {staff ? (
            <div key={path} className={styles.view}>
              <Outlet context={staff} />
            </div>
          ) : isError ? (
            <Button onClick={() => void refetch()}>{t('error.retry')}</Button>
          ) : (
            <Skeleton active aria-label={t('shell.loading')} />
          )}
        </main>
      </div>
      <Drawer
        title={t(`system.${area}`)}
        placement="left"
        size={280}
        open={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        closable={{ 'aria-label': t('shell.closeMenu') }}
        styles={{ body: { padding: 0 } }}
      >
        <SideMenu menus={menus} items={modules} onOpen={openFromDrawer} />
      </Drawer>
    </Layout>
  )
}
