import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { MessagePage } from './message-page.tsx'
import { usePageTitle } from './page-title.ts'

/** A page that could not be shown, for instance because a part of the program did not arrive. */
export function PageError() {
  const { t } = useTranslation()
  usePageTitle(t('error.failedTitle'))
  return (
    <main>
      <MessagePage title={t('error.failedTitle')} text={t('error.failedText')}>
        <Button type="primary" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
      </MessagePage>
    </main>
  )
}
