import { GlobalOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { uiTexts } from './texts.ts'
import { chooseLanguage } from '../../i18n/language.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { chooseTheme, useTheme } from '../../theme/theme.ts'

interface Preference {
  key: string
  label: string
  /** The language of the label, if it differs from the page's. */
  lang?: string
  icon: ReactNode
  choose: () => void
}

/** The switches of language and theme, for a menu or as buttons. */
export function usePreferences(): [language: Preference, theme: Preference] {
  const t = useText()
  const isEnglish = useLocale() === 'en'
  const isDark = useTheme() === 'dark'
  return [
    {
      key: 'language',
      label: t(uiTexts.otherLanguage),
      lang: isEnglish ? 'zh-CN' : 'en',
      icon: <GlobalOutlined aria-hidden />,
      choose: () => void chooseLanguage(isEnglish ? 'zh-cn' : 'en'),
    },
    {
      key: 'theme',
      label: t(isDark ? uiTexts.toLight : uiTexts.toDark),
      icon: isDark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />,
      choose: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
  ]
}
