import { adminStores, countAdminStores } from '@fangshi/contract/stores-admin'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../session/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMenuItem } from '../../menus/use-menu-item.ts'
import { FilterTabs } from '../../kit/search/filter-tabs.tsx'
import { texts, verifications } from './store-texts.ts'

/** The address of the tab with changes of documents. */
export const changesTab = 'changes'

/** Tabs with counts: stores by verification status, and pending changes of documents. */
export function VerifyTabs() {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const canSearch = useMenuItem()?.buttons.includes('search') ?? false
  const { data } = useQuery({
    queryKey: [adminStores.path, 'list', 'counts'],
    queryFn: ({ signal }) => call(countAdminStores, {}, { signal, quiet: true }),
  })
  const isChanges = params.get('tab') === changesTab
  const verify = isChanges ? changesTab : (params.get('verify') ?? '')
  const countOf = (status: string): number | undefined =>
    data?.verify.filter(({ verify: one }) => !status || one === status).reduce((sum, { count }) => sum + count, 0)
  const tab = (key: string, name: string, count: number | undefined, to: Record<string, string>) => ({
    key,
    name,
    ...(count === undefined ? {} : { count: String(count) }),
    isPressed: verify === key,
    onPress: () => setParams(to),
  })
  return (
    <FilterTabs
      label={t(texts.verify)}
      tabs={[
        tab('', t(texts.all), countOf(''), {}),
        ...(canSearch
          ? verifications.map(({ value, label }) => tab(value, t(label), countOf(value), { verify: value }))
          : []),
        tab(changesTab, t(texts.changes), data?.changes, { tab: changesTab }),
      ]}
    />
  )
}
