import { CallError } from '@fangshi/contract/client'
import { groupOrders } from '@fangshi/contract/orders'
import type { Reply } from '@fangshi/contract/route'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api.ts'
import { useLocale } from '~/i18n/text.tsx'

export type OrderGroup = Reply<typeof groupOrders>

/** The orders that are paid together. `isMissing` for a number that is none or someone else's. */
export function useGroup(groupNo: string) {
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['group', groupNo, locale],
    queryFn: ({ signal }) => call(groupOrders, { body: { group_no: groupNo } }, { signal }),
    staleTime: 0,
  })
  const isMissing = query.error instanceof CallError && [404, 422].includes(query.error.code)
  return { ...query, isMissing }
}
