import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { links } from '../../areas/links.ts'
import { LinkButton } from './link-button.tsx'
import { MessagePage } from './message-page.tsx'
import { usePageTitle } from './page-title.ts'

/** The 404 page; `home` is the root of the area it stands in. */
export function NotFound({ home }: { home?: string }) {
  const { t } = useTranslation()
  const language = useLocale()
  usePageTitle(t('error.notFoundTitle'))
  return (
    <MessagePage code="404" title={t('error.notFoundTitle')} text={t('error.notFoundText')}>
      {home && <LinkButton to={home}>{t('error.backToRoot')}</LinkButton>}
      <Button href={links.shop(language)}>{t('welcome.openShop')}</Button>
    </MessagePage>
  )
}
