import { localeOf } from '@fangshi/contract/locale'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import languageFiles from 'virtual:language-chunks'
import type { Route } from './+types/root'
import favicon from './assets/favicon.svg'
import { loadLanguage } from './i18n/language.ts'
import { htmlLang, LocaleProvider } from './i18n/text.tsx'
import type { RootData } from './host/root-data.ts'
import { scriptMark, serverContext } from '~/host/server-context.ts'
import { NavigationProgress } from './shell/navigation-progress.tsx'
import { OfflineGuard } from './shell/offline-guard.tsx'
import { PageError } from './shell/page-error.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'
import { SessionLostGuard } from './shell/session-lost-guard.tsx'
import './styles/app.css'
import { themeScript } from './theme/theme-script.ts'
import { Toaster } from '~/ui/toast/toaster.tsx'

export { onLanguageChange as shouldRevalidate } from './i18n/revalidate.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function loader({ context, request }: Route.LoaderArgs): RootData {
  const { locale, publicUrl, mode } = context.get(serverContext)
  return { locale, publicUrl, mode, addressLocale: localeOf(new URL(request.url).searchParams.get('lang')) }
}

/** In the browser, a new language's texts are loaded first, so the page never shows keys. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader()
  await loadLanguage(data.locale)
  return data
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useRouteLoaderData<typeof loader>('root')?.locale ?? 'zh-cn'
  const languageFile = languageFiles[locale]
  return (
    <html lang={htmlLang(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={scriptMark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
        {languageFile && <link rel="modulepreload" href={languageFile} suppressHydrationWarning />}
      </head>
      <body>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
        <ScrollRestoration nonce={scriptMark} />
        <Scripts nonce={scriptMark} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <NavigationProgress />
      <RouteAnnouncer />
      <SessionLostGuard />
      <OfflineGuard />
      <Outlet />
      <Toaster />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="page py-10">
      <PageError error={error} />
    </main>
  )
}
