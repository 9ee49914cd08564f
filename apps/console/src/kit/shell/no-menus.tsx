import { useTranslation } from 'react-i18next'
import { MessagePage } from '../ui/message-page.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** The area's root for an account whose roles hold no menu. */
export function NoMenus() {
  const { t } = useTranslation()
  usePageTitle(t('shell.emptyMenus'))
  return <MessagePage title={t('shell.emptyMenus')} text={t('shell.askForMenus')} />
}
