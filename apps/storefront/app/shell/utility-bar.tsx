import { useLogOut } from '~/account/use-log-out.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { useSessionUser } from '~/session/session.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { useSite } from '~/site/shell-data.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const item = 'rounded-1 py-1 hover:text-brand'

/** The slim top bar of wide screens; phones have its switches in the footer. */
export function UtilityBar() {
  const t = useText()
  const { web_name } = useSite()
  const user = useSessionUser()
  const { leave, isLeaving } = useLogOut()
  return (
    <div className="hidden bg-sunken text-12 text-ink-2 md:block">
      <nav aria-label={t('shell:utilityNav')} className="page flex h-9 items-center gap-4">
        <span className="mr-auto">{t('shell:welcome', { name: web_name })}</span>
        {user ? (
          <>
            <LocalLink to={links.user()} className={item}>
              {t('shell:hello', { name: user.nickname })}
            </LocalLink>
            <button type="button" className={item} disabled={isLeaving} onClick={leave}>
              {t('shell:logout')}
            </button>
          </>
        ) : (
          <>
            <LocalLink to={links.login()} className={item}>
              {t('shell:login')}
            </LocalLink>
            <LocalLink to={links.register()} className={item}>
              {t('shell:register')}
            </LocalLink>
          </>
        )}
        <LocalLink to={links.orders()} className={item}>
          {t('shell:myOrders')}
        </LocalLink>
        <LocalLink to={links.storeJoin()} className={item}>
          {t('shell:sellWithUs')}
        </LocalLink>
        <LanguageSwitch />
        <ThemeSwitch />
      </nav>
    </div>
  )
}
