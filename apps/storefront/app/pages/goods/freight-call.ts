import { freightOfSku } from '@fangshi/contract/orders'
import { call } from '~/api/call.ts'

/** The freight of pieces of a SKU to the shopper's default address, null without one; errors are not shown. */
export const loadFreight = (sku_id: number, buy_num: number) =>
  call(freightOfSku, { params: { sku_id }, query: { buy_num } }, { quiet: true })

export type FreightToAddress = NonNullable<Awaited<ReturnType<typeof loadFreight>>>
