import type { changeFreight, changePrices } from '@fangshi/contract/goods-bulk'
import type { Input } from '@fangshi/contract/route'
import type { FormValues } from '../../../kit/fields/spec.ts'

/** A change of prices as its route takes it: a percentage, or an amount. */
export const pricesBody = (
  ids: number[],
  { mode, percent, price }: FormValues,
): Input<typeof changePrices>['body'] => ({
  ids,
  mode: mode as 'set',
  ...(mode === 'percent' ? { percent: Number(percent) } : { price: String(price) }),
})

/** A change of freight as its route takes it: a template by its id, free, or the default of the store. */
export const freightBody = (ids: number[], { freight }: FormValues): Input<typeof changeFreight>['body'] =>
  typeof freight === 'number'
    ? { ids, freight_choice: 'template', freight_id: freight }
    : { ids, freight_choice: freight === 'free' ? 'free' : 'default', freight_id: null }
