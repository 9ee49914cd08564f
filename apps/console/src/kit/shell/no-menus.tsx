import { useText } from '../../i18n/use-text.ts'
import { shellTexts } from './texts.ts'
import { MessagePage } from '../ui/message-page.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** The area's root for an account whose roles hold no menu. */
export function NoMenus() {
  const t = useText()
  usePageTitle(t(shellTexts.emptyMenus))
  return <MessagePage title={t(shellTexts.emptyMenus)} text={t(shellTexts.askForMenus)} />
}
