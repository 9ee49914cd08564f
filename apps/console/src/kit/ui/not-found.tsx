import { Button } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { pageTexts } from './texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { links } from '../../areas/links.ts'
import { LinkButton } from './link-button.tsx'
import { MessagePage } from './message-page.tsx'
import { usePageTitle } from './page-title.ts'

/** The 404 page; `home` is the root of the area it stands in. */
export function NotFound({ home }: { home?: string }) {
  const t = useText()
  const language = useLocale()
  usePageTitle(t(pageTexts.notFoundTitle))
  return (
    <MessagePage code="404" title={t(pageTexts.notFoundTitle)} text={t(pageTexts.notFoundText)}>
      {home && <LinkButton to={home}>{t(pageTexts.backToRoot)}</LinkButton>}
      <Button href={links.shop(language)}>{t(pageTexts.openShop)}</Button>
    </MessagePage>
  )
}
