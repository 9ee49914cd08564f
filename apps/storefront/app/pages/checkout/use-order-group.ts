import { groupOrders } from '@fangshi/contract/orders'
import type { Reply } from '@fangshi/contract/route'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { useLocale } from '~/i18n/text.tsx'
import { isMissing, showUnlessMissing } from '~/api/missing.ts'

export type OrderGroup = Reply<typeof groupOrders>

/** The orders that are paid together. `isMissing` if the number does not exist or belongs to someone else. */
export function useOrderGroup(groupNo: string) {
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['group', groupNo, locale],
    queryFn: ({ signal }) =>
      call(groupOrders, { body: { group_no: groupNo } }, { quiet: true, signal }).catch(showUnlessMissing),
    staleTime: 0,
  })
  return { ...query, isMissing: isMissing(query.error) }
}
