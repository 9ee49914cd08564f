import { ArrowLeftOutlined } from '@ant-design/icons'
import { useText } from '../../i18n/use-text.ts'
import { pageTexts } from '../ui/texts.ts'
import { Link, Outlet } from 'react-router'
import type { AreaName } from '../../areas/areas.ts'
import { links } from '../../areas/links.ts'
import { GuideButton } from './guide/guide-button.tsx'
import { useStaff } from '../../session/staff.ts'
import { Bell } from './bell/bell.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import styles from './shell.module.css'
import { ShortcutHelp } from './palette/shortcut-help.tsx'
import { SkipLink } from './skip-link.tsx'
import { useMenus, useOpenMenu } from '../../menus/use-menus.ts'
import { UserMenu } from './user-menu.tsx'

/** A page without the menus around it: a slim bar with the way back, the palette and the user menu. */
export function StandaloneShell({ area }: { area: AreaName }) {
  const t = useText()
  const menus = useMenus(area)
  const open = useOpenMenu()
  const { lacks_second_factor } = useStaff()
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <Link to={links.root(area)} className={styles.back}>
          <ArrowLeftOutlined aria-hidden /> {t(pageTexts.backToRoot)}
        </Link>
        <PaletteButton area={area} menus={menus} onOpen={open} />
        <GuideButton area={area} />
        {!lacks_second_factor && <Bell area={area} />}
        <UserMenu area={area} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <ShortcutHelp />
    </>
  )
}
