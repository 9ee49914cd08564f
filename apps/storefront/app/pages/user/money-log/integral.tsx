import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/integral'
import { MoneyLogPage } from './money-log-page.tsx'
import { logPaths, logQueryKeys } from './money-log-query.ts'

export const handle: PageHandle = { queryKeys: logQueryKeys }

export function meta({ matches }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  const description = t('user:about_integral')
  return pageMeta(matches, { title: t('user:points'), description, path: logPaths.integral, noindex: true })
}

export default function Integral() {
  return <MoneyLogPage kind="integral" title={useText()('user:points')} />
}
