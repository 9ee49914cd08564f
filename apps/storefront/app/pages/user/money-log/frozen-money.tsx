import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/frozen-money'
import { MoneyLogPage } from './money-log-page.tsx'
import { logPaths, logQueryKeys } from './money-log-query.ts'

export const handle: PageHandle = { queryKeys: logQueryKeys }

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  const description = t('user:about_frozen_money')
  return pageMeta(matches, { title: t('user:frozenMoney'), description, path: logPaths.frozen_money, noindex: true })
}

export default function FrozenMoney() {
  return <MoneyLogPage kind="frozen_money" title={useUserTexts()('user:frozenMoney')} />
}
