import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from '~/i18n/text.tsx'
import type { CartLine } from './cart-lines.ts'
import type { CartSource } from './cart-source.ts'
import { offersOf, type StoreOffers } from './offers-of-stores.ts'
import { useDelayed } from './use-delayed.ts'

const waitMs = 400
const none: StoreOffers = new Map()

/**
 * The offers of each store for the chosen lines, applied or not. They follow the lines once those have not changed for a
 * moment and are saved, which `settle` makes sure of.
 */
export function useCartOffers(
  source: CartSource,
  chosen: readonly CartLine[],
  ordinary: readonly number[],
  settle: () => Promise<boolean>,
): { offers: StoreOffers; reload: () => void } {
  const locale = useLocale()
  const lines = useDelayed(chosen.map(({ sku_id, buy_num }) => `${sku_id}x${buy_num}`).join(), waitMs)
  const { data, refetch } = useQuery({
    queryKey: ['cart offers', lines, ordinary.join(), locale],
    enabled: lines !== '' && chosen.length > 0,
    queryFn: async ({ signal }) => {
      await settle()
      return offersOf(await source.loadSelected(chosen, ordinary, signal))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { offers: (chosen.length > 0 && data) || none, reload: () => void refetch() }
}
