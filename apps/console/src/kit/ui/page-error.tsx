import { Button } from 'antd'
import { useEffect } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { pageTexts } from './texts.ts'
import { useRouteError } from 'react-router'
import { MessagePage } from './message-page.tsx'
import { usePageTitle } from './page-title.ts'

/** Shown when a page fails, for instance because a part of the program could not be loaded (spec §8). */
export function PageError() {
  const t = useText()
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  usePageTitle(t(pageTexts.failedTitle))
  return (
    <MessagePage title={t(pageTexts.failedTitle)} text={t(pageTexts.failedText)}>
      <Button type="primary" onClick={() => location.reload()}>
        {t(pageTexts.reload)}
      </Button>
    </MessagePage>
  )
}
