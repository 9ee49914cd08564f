import { sharedValue } from '~/ui/shared-value.ts'

/** The SKUs of which it is known whether the shopper waits for them; the bar and the sheet of a page show the same. */
const known = sharedValue<ReadonlyMap<number, boolean>>(new Map())

export const setKnownWaiting = (skuId: number, isWaiting: boolean): void =>
  known.set(new Map([...known.get(), [skuId, isWaiting]]))

/** Whether the shopper is known to wait for a SKU. */
export const useKnownWaiting = (skuId: number): boolean => known.use().get(skuId) ?? false
