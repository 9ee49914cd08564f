import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { areas, type AreaName } from '../areas.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { usePageTitle } from '../kit/page-title.ts'
import { usePreferences } from '../kit/preferences.tsx'
import { links, wantedPage } from '../links.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

export function LoginPage({ area }: { area: AreaName }) {
  const { t } = useTranslation()
  const language = useLocale()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const preferences = usePreferences()
  usePageTitle(t(`login.title.${area}`))
  return (
    <div className={styles.page}>
      <aside className={styles.panel} data-area={area}>
        <img src={areas[area].logo} alt="" width={56} height={56} className={styles.sign} />
        <p className={styles.system}>{t(`system.${area}`)}</p>
        <p className={styles.tagline}>{t(`tagline.${area}`)}</p>
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
          <h1 className={styles.title}>{t(`login.title.${area}`)}</h1>
          <LoginForm area={area} onDone={() => void navigate(wantedPage(area, search.toString()), { replace: true })} />
        </main>
        <footer className={styles.foot}>
          <a href={links.shop(language)}>{t('login.toShop')}</a>
        </footer>
      </div>
    </div>
  )
}
