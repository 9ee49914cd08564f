import { ArrowLeftOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import type { AreaName } from '../../areas.ts'
import { links } from '../../links.ts'
import styles from './shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { UserMenu } from './user-menu.tsx'

/** A page without the menus around it: a slim bar with the way back and the user menu, then the page. */
export function Alone({ area }: { area: AreaName }) {
  const { t } = useTranslation()
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <Link to={links.root(area)} className={styles.back}>
          <ArrowLeftOutlined aria-hidden /> {t('error.backToRoot')}
        </Link>
        <UserMenu area={area} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  )
}
