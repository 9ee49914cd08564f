import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/money'
import { MoneyLogPage } from './money-log-page.tsx'
import { logPaths, logQueryKeys } from './money-log-query.ts'

export const handle: PageHandle = { queryKeys: logQueryKeys }

export function meta({ matches }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  const description = t('user:about_money')
  return pageMeta(matches, { title: t('user:money'), description, path: logPaths.money, noindex: true })
}

export default function Money() {
  return <MoneyLogPage kind="money" title={useText()('user:money')} />
}
