import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { systemNames } from '../areas/texts.ts'
import { loginTexts, taglines } from './texts.ts'
import { areas, type AreaName } from '../areas/areas.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { usePageTitle } from '../kit/ui/page-title.ts'
import { usePreferences } from '../kit/ui/preferences.tsx'
import { links } from '../areas/links.ts'
import styles from './login-page.module.css'

/** The page around login forms: the area's panel, language and theme switches, the link back to the shop. */
export function LoginFrame({ area, title, children }: { area: AreaName; title: string; children: ReactNode }) {
  const t = useText()
  const language = useLocale()
  const preferences = usePreferences()
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <aside className={styles.panel} data-area={area}>
        <img src={areas[area].logo} alt="" width={56} height={56} className={styles.sign} />
        <p className={styles.system}>{t(systemNames[area])}</p>
        <p className={styles.tagline}>{t(taglines[area])}</p>
      </aside>
      <div className={styles.side}>
        <header className={styles.tools}>
          {preferences.map(({ key, label, lang, icon, choose }) => (
            <Button key={key} type="text" icon={icon} lang={lang} onClick={choose}>
              {label}
            </Button>
          ))}
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </main>
        <footer className={styles.foot}>
          <a href={links.shop(language)}>{t(loginTexts.toShop)}</a>
        </footer>
      </div>
    </div>
  )
}
