import {
  maxRefundsCounted,
  type countAdminRefunds,
  type countAdminReturns,
  type countSellerRefunds,
  type countSellerReturns,
} from '@fangshi/contract/refunds-backoffice'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../i18n/use-text.ts'
import { FilterTabs } from '../kit/search/filter-tabs.tsx'
import type { Screen } from '../kit/screen/screen.ts'
import { useMenuItem } from '../menus/use-menu-item.ts'
import { call } from '../session/api.ts'
import { parties, texts } from './refund-texts.ts'

export type RefundCounts =
  | typeof countAdminRefunds
  | typeof countAdminReturns
  | typeof countSellerRefunds
  | typeof countSellerReturns

interface Props {
  /** The list's path, so the counts are refetched with it. */
  path: string
  counts: RefundCounts
  /** Whose screen it is: what waits for them comes first. */
  own: 'store' | 'platform'
  screen: Pick<Screen, 'filters' | 'setFilters'>
}

/** Requests by who has to act, with their counts: one's own work first. */
export function PartyTabs({ path, counts, own, screen }: Props) {
  const t = useText()
  const canSearch = useMenuItem()?.buttons.includes('search') ?? false
  const { data } = useQuery({
    queryKey: [path, 'list', 'counts'],
    queryFn: ({ signal }) => call(counts, {}, { signal, quiet: true }),
  })
  if (!canSearch) return null
  const { waits_for = '', ...others } = screen.filters
  const tabs = [...parties.filter(({ value }) => value === own), ...parties.filter(({ value }) => value !== own)]
  const countOf = (party: string): string | undefined => {
    const count = data?.find((one) => one.waits_for === party)?.count ?? 0
    return data && `${count}${count >= maxRefundsCounted ? '+' : ''}`
  }
  return (
    <FilterTabs
      label={t(texts.waitsFor)}
      tabs={[
        { key: 'all', name: t(texts.all), isPressed: !waits_for, onPress: () => screen.setFilters(others) },
        ...tabs.map(({ value, label }) => {
          const count = countOf(value)
          return {
            key: value,
            name: value === 'nobody' ? t(label) : t(texts.waitsForOf, { party: t(label) }),
            ...(count === undefined ? {} : { count }),
            isPressed: waits_for === value,
            onPress: () => screen.setFilters({ ...others, waits_for: value }),
          }
        }),
      ]}
    />
  )
}
