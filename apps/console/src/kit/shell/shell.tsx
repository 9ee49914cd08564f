import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button, Layout } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useStaff } from '../../session/staff.ts'
import { shellTexts } from './texts.ts'
import { Outlet, useLocation } from 'react-router'
import type { AreaName } from '../../areas/areas.ts'
import { Bell } from './bell/bell.tsx'
import { useMenuCounts } from './chats/use-menu-counts.ts'
import { Brand } from './brand.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { GuideButton } from './guide/guide-button.tsx'
import type { MenuItem } from '../../menus/menu-tree.ts'
import { Modules } from './modules.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import styles from './shell.module.css'
import { ShortcutHelp } from './palette/shortcut-help.tsx'
import { SideMenu } from './side-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useMenuChain } from '../../menus/use-menu-item.ts'
import { useMenus, useOpenMenu } from '../../menus/use-menus.ts'
import { UserMenu } from './user-menu.tsx'

/** The frame around the pages of a back office (spec §2, layout shell). */
export function Shell({ area }: { area: AreaName }) {
  const t = useText()
  const path = useLocation().pathname
  // An account that still has to turn on two-step verification may request nothing else.
  const { lacks_second_factor } = useStaff()
  const menus = useMenus(area)
  const open = useOpenMenu()
  const counts = useMenuCounts()
  const [current] = useMenuChain()
  const [isCollapsed, toggleCollapsed] = useCollapsed()
  const [chosen, setChosen] = useState<number>()

  // A module that leads to no page of this program is still shown when it is chosen.
  const selected = current ?? menus.find(({ id }) => id === chosen) ?? menus[0]
  const openModule = (item: MenuItem): void => {
    setChosen(item.id)
    open(item)
  }

  return (
    <Layout className={styles.shell}>
      <SkipLink />
      <Layout.Sider
        className={styles.side}
        theme="light"
        width={200}
        collapsedWidth={63}
        collapsed={isCollapsed}
        trigger={null}
      >
        <Brand area={area} isShort={isCollapsed} />
        <nav aria-label={t(shellTexts.sideMenu)}>
          <SideMenu
            key={selected?.id}
            items={selected?.children.length ? selected.children : menus}
            counts={counts}
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
            aria-label={t(isCollapsed ? shellTexts.expand : shellTexts.collapse)}
            aria-expanded={!isCollapsed}
            onClick={toggleCollapsed}
          />
          <PhoneMenu area={area} menus={menus} counts={counts} onOpen={open} />
          <div className={styles.modules}>
            <Modules items={menus} counts={counts} selected={selected} onOpen={openModule} />
          </div>
          <PaletteButton area={area} menus={menus} onOpen={open} />
          <GuideButton area={area} />
          {!lacks_second_factor && <Bell area={area} />}
          <UserMenu area={area} />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Breadcrumbs />
          <div key={path} className={styles.view}>
            <Outlet />
          </div>
        </main>
      </div>
      <ShortcutHelp />
    </Layout>
  )
}
