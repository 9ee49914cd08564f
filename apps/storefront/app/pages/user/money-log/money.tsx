import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/money'
import { MoneyLogPage } from './money-log-page.tsx'
import { logPaths, logQueryKeys } from './money-log-query.ts'

export const handle: PageHandle = { queryKeys: logQueryKeys }

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  const description = t('user:about_money')
  return pageMeta(matches, { title: t('user:money'), description, path: logPaths.money, noindex: true })
}

export default function Money() {
  return <MoneyLogPage kind="money" title={useUserTexts()('user:money')} />
}
