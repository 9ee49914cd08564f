import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { MessagePage } from './message-page.tsx'
import { usePageTitle } from './page-title.ts'

/** A page that could not be shown, for instance because a part of the program did not arrive (spec §8). */
export function PageError() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  usePageTitle(t('error.failedTitle'))
  return (
    <MessagePage title={t('error.failedTitle')} text={t('error.failedText')}>
      <Button type="primary" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
    </MessagePage>
  )
}
