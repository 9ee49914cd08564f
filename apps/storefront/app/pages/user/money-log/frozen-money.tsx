import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/frozen-money'
import { MoneyLogPage } from './money-log-page.tsx'
import { logPaths, logQueryKeys } from './money-log-query.ts'

export const handle: PageHandle = { queryKeys: logQueryKeys }

export function meta({ matches }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  const description = t('user:about_frozen_money')
  return pageMeta(matches, { title: t('user:frozenMoney'), description, path: logPaths.frozen_money, noindex: true })
}

export default function FrozenMoney() {
  return <MoneyLogPage kind="frozen_money" title={useText()('user:frozenMoney')} />
}
