import { maxHours, maxPeople } from '@fangshi/contract/collectives-backoffice'
import { sellerGoods } from '@fangshi/contract/goods-seller'
import { labDays } from '@fangshi/contract/promotion-lab'
import { seckillGoods } from '@fangshi/contract/seckills'
import { collectiveTexts } from '../../collectives/collective-texts.ts'
import { textIn } from '../../i18n/ui-text.ts'
import { number, radio, select, tableSelect } from '../../kit/fields/build.ts'
import type { Choice, FieldSpecs, FormValues } from '../../kit/fields/spec.ts'
import { goodsPicker } from '../goods/goods-picker.ts'
import { texts } from './texts.ts'
import type { LabKind } from './trial.ts'

const isOf =
  (...kinds: LabKind[]) =>
  ({ kind }: FormValues): boolean =>
    kinds.includes(kind as LabKind)
const isOffer = isOf('store_coupon', 'reduction')
const isCoupon = isOf('store_coupon')
export const isSeckill = isOf('seckill')
export const isCollective = isOf('collective')
const wide = { span: 24 } as const
const percent = { ...wide, precision: 2, unit: texts.percent }

const kinds: readonly (Choice & { value: LabKind })[] = [
  { value: 'store_coupon', label: texts.coupon },
  { value: 'reduction', label: texts.reduction },
  { value: 'seckill', label: texts.seckill },
  { value: 'collective', label: texts.collective },
]

const money = {
  money: number(texts.money, { ...wide, required: true, money: true, min: 0.01, max: 9999.99, showIf: isOffer }),
  use_money: number(texts.threshold, {
    ...wide,
    required: true,
    money: true,
    initial: '0.00',
    help: texts.thresholdHelp,
    showIf: isOffer,
  }),
} satisfies FieldSpecs

const goods = {
  goods_ids: tableSelect(texts.goods, {
    ...wide,
    source: goodsPicker,
    many: true,
    help: texts.goodsHelp,
    showIf: isOffer,
  }),
  goods_id: tableSelect(texts.product, {
    ...wide,
    source: goodsPicker,
    required: true,
    showIf: isOf('seckill', 'collective'),
  }),
} satisfies FieldSpecs

const rest = {
  percent_off: number(collectiveTexts.percentOff, {
    ...percent,
    required: true,
    min: 1,
    max: 99,
    help: collectiveTexts.percentOffHelp,
    showIf: isCollective,
  }),
  people: number(collectiveTexts.people, {
    ...wide,
    required: true,
    min: 2,
    max: maxPeople,
    initial: 2,
    unit: collectiveTexts.peopleUnit,
    showIf: isCollective,
  }),
  hours: number(collectiveTexts.hours, {
    ...wide,
    required: true,
    min: 1,
    max: maxHours,
    initial: 24,
    unit: collectiveTexts.hoursUnit,
    showIf: isCollective,
  }),
  max_per_person: number(texts.perPerson, {
    ...wide,
    required: true,
    min: 1,
    max: 999,
    initial: 1,
    help: texts.perPersonHelp,
    showIf: isOf('seckill', 'collective'),
  }),
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
  cost: number(texts.cost, { ...percent, min: 0, max: 100, help: texts.costHelp }),
} satisfies FieldSpecs

/**
 * The fields above and below the SKUs of a flash sale. Goods are picked from a list that the account must be allowed to see,
 * and their SKUs are read with the right to flash sales; what needs more than the account has is not offered.
 */
export function labFields(can: (right: string) => boolean): { above: FieldSpecs; below: FieldSpecs } {
  const mayPick = can(sellerGoods.right('index'))
  const options = kinds.filter(({ value }) => {
    if (value === 'seckill') return mayPick && can(seckillGoods.right)
    return value !== 'collective' || mayPick
  })
  const kind = radio(texts.kind, { ...wide, required: true, initial: 'store_coupon', options })
  return { above: { kind, ...money, ...(mayPick ? goods : {}) }, below: rest }
}
