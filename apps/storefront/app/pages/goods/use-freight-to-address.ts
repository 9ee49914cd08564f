import { useEffect, useState } from 'react'
import { useIsLoggedIn } from '~/session/session.ts'
import type { FreightToAddress } from './freight-call.ts'
import type { SkuChoice } from './use-sku-choice.ts'

/** So that one request is sent while the number of pieces is being changed. */
const pauseMs = 250

/**
 * What a logged-in shopper would pay for delivery to the default address, and when it should arrive; null for guests and until
 * it is known. Until a SKU is chosen, the lightest counts.
 */
export function useFreightToAddress({ sku, skus, quantity }: SkuChoice): FreightToAddress | null {
  const isLoggedIn = useIsLoggedIn()
  const [freight, setFreight] = useState<FreightToAddress | null>(null)
  const skuId = (sku ?? skus.toSorted((a, b) => a.goods_weight - b.goods_weight)[0])?.id
  useEffect(() => {
    if (!isLoggedIn || skuId === undefined) return
    let isStale = false
    const load = async (): Promise<void> => {
      const { loadFreight } = await import('./freight-call.ts')
      const found = await loadFreight(skuId, quantity)
      if (!isStale) setFreight(found)
    }
    const timer = setTimeout(() => void load().catch(() => undefined), pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [isLoggedIn, skuId, quantity])
  return isLoggedIn ? freight : null
}
