import { maxCouponLimit, maxCouponStock } from '@fangshi/contract/coupons-backoffice'
import { datetime, number, text, toggle } from '../kit/fields/build.ts'
import type { FieldSpec, FieldSpecs } from '../kit/fields/spec.ts'
import { activityTexts } from '../promotions/activity-texts.ts'
import { endField } from '../promotions/window-fields.ts'
import { couponTexts as texts } from './coupon-texts.ts'

const stock = number(texts.stock, { required: true, min: 1, max: maxCouponStock, help: texts.stockHelp })

/** The fields of every coupon; those of its scope come between the terms and the period. */
export const couponFields = <Targets extends Record<string, FieldSpec>>(targets: Targets) => ({
  name: text(activityTexts.name, { required: true, local: true, maxlength: 30 }),
  money: number(texts.money, { required: true, money: true, min: 0.01, max: 99_999.99 }),
  use_money: number(texts.threshold, {
    required: true,
    money: true,
    max: 9_999_999.99,
    initial: '0.00',
    help: texts.thresholdHelp,
  }),
  stock,
  limit: number(texts.limit, { required: true, min: 1, max: maxCouponLimit, initial: 1 }),
  ...targets,
  start_time: datetime(activityTexts.start, { required: true }),
  end_time: endField(texts.endHelp),
  claim_code: text(texts.code, { maxlength: 20, help: texts.codeHelp }),
  is_draft: toggle(activityTexts.draft, { initial: false, help: activityTexts.draftHelp }),
})

/** The fields of a running coupon that can still be changed. */
export const extendFields: FieldSpecs = {
  stock: { ...stock, span: 24 },
  end_time: datetime(activityTexts.end, { required: true, span: 24 }),
}
