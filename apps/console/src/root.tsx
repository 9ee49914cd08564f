import { LoadingOutlined } from '@ant-design/icons'
import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { areaOf, areas } from './areas/areas.ts'
import { antdLocale } from './i18n/language.ts'
import { useLocale } from './i18n/use-locale.ts'
import { ConfirmHost } from './kit/confirm/confirm-host.tsx'
import { keepFocus } from './kit/focus/keep-focus.ts'
import { NavigationProgress } from './kit/ui/navigation-progress.tsx'
import { onNotice } from './session/notices.ts'
import { queries } from './session/queries.ts'
import { useMotion } from './theme/motion.ts'
import { useTheme } from './theme/theme.ts'
import { tokensOf } from './theme/tokens.ts'

/** A loading button keeps its accessible name; antd's own icon would add "loading" to it. */
const buttons = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> }

/** Shows notices; the same text of two calls is shown once. */
function NoticeHost() {
  const { message } = App.useApp()
  useEffect(() => onNotice((text, kind) => void message[kind]({ content: text, key: text })), [message])
  return null
}

/** The frame of every page: theme, language, queries, messages. */
export function Root() {
  const area = areaOf(useLocation().pathname) ?? 'Admin'
  const theme = useTheme()
  const motion = useMotion()
  const language = useLocale()
  useEffect(keepFocus, [])
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', areas[area].logo)
  }, [area])
  return (
    <QueryClientProvider client={queries}>
      <ConfigProvider theme={tokensOf(area, theme, motion)} locale={antdLocale(language)} button={buttons}>
        <App className="app">
          <NoticeHost />
          <NavigationProgress />
          <ConfirmHost />
          <Outlet />
          <ScrollRestoration />
        </App>
      </ConfigProvider>
    </QueryClientProvider>
  )
}
