import { sellerGoods } from '@fangshi/contract/goods-seller'
import { labDays, type tryPromotion } from '@fangshi/contract/promotion-lab'
import type { Input } from '@fangshi/contract/route'
import { textIn } from '../../i18n/ui-text.ts'
import { number, radio, select, tableSelect } from '../../kit/fields/build.ts'
import type { FieldSpecs, FormValues } from '../../kit/fields/spec.ts'
import { goodsPicker } from '../goods/goods-picker.ts'
import { texts } from './texts.ts'

export type Trial = NonNullable<Input<typeof tryPromotion>['query']>

const isCoupon = ({ kind }: FormValues): boolean => kind === 'store_coupon'
const wide = { span: 24 } as const

const fields = {
  kind: radio(texts.kind, {
    ...wide,
    required: true,
    initial: 'store_coupon',
    options: [
      { value: 'store_coupon', label: texts.coupon },
      { value: 'reduction', label: texts.reduction },
    ],
  }),
  money: number(texts.money, { ...wide, required: true, money: true, min: 0.01, max: 9999.99 }),
  use_money: number(texts.threshold, {
    ...wide,
    required: true,
    money: true,
    initial: '0.00',
    help: texts.thresholdHelp,
  }),
  goods_ids: tableSelect(texts.goods, { ...wide, source: goodsPicker, many: true, help: texts.goodsHelp }),
  stock: number(texts.stock, { ...wide, min: 1, max: 1_000_000, placeholder: texts.unlimited, showIf: isCoupon }),
  limit: number(texts.limit, { ...wide, min: 1, max: 999, placeholder: texts.unlimited, showIf: isCoupon }),
  days: select(texts.days, {
    ...wide,
    required: true,
    initial: 30,
    options: labDays.map((days) => ({
      value: days,
      label: {
        'zh-cn': textIn('zh-cn', texts.lastDays, { days }),
        en: textIn('en', texts.lastDays, { days }),
      },
    })),
  }),
  cost: number(texts.cost, {
    ...wide,
    min: 0,
    max: 100,
    precision: 2,
    unit: texts.percent,
    help: texts.costHelp,
  }),
} satisfies FieldSpecs

/** The fields of the offer; goods are picked from a list that the account must be allowed to see. */
export function labFields(can: (right: string) => boolean): FieldSpecs {
  const { goods_ids: _, ...others } = fields
  return can(sellerGoods.right('index')) ? fields : others
}

/** What the form holds as the call sends it: what is empty is left out. */
export const trialOf = (values: FormValues): Trial =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, name === 'cost' ? String(value) : value]],
    ),
  ) as Trial
