import { Languages } from 'lucide-react'
import { useLocation } from 'react-router'
import { PathLink } from '~/i18n/local-link.tsx'
import { chosenPath } from '~/i18n/local-path.ts'
import { htmlLang, useLocale, useText } from '~/i18n/text.tsx'

const yearSeconds = 365 * 86_400

/**
 * Switches to the other language. The choice is stored in the browser and in a cookie for the server (rules §12). The
 * address names Chinese too, since a browser that prefers English would get English without it.
 */
export function LanguageSwitch() {
  const t = useText()
  const other = useLocale() === 'en' ? 'zh-cn' : 'en'
  const { pathname, search, hash } = useLocation()
  const remember = (): void => {
    localStorage.setItem('locale', other)
    document.cookie = `lang=${other}; path=/; max-age=${yearSeconds}; samesite=lax`
  }
  return (
    <PathLink
      to={chosenPath(pathname + search + hash, other)}
      lang={htmlLang(other)}
      hrefLang={htmlLang(other)}
      replace
      preventScrollReset
      onClick={remember}
      className="inline-flex items-center gap-1 rounded-1 py-1 hover:text-brand"
    >
      <Languages size={16} />
      {t('shell:switchLanguage')}
    </PathLink>
  )
}
