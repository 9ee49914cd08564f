import type { DetailOf, Resource } from '@fangshi/contract/resource'
import type { UiText } from '../i18n/ui-text.ts'
import type { FormValues } from '../kit/fields/spec.ts'
import type { FormExtra } from '../kit/screen/form-extra.ts'
import { activityTexts } from '../promotions/activity-texts.ts'
import type { CouponRow } from './coupon-columns.ts'
import { CouponPreview } from './coupon-preview.tsx'

/** The preview below the form of a coupon; it has no fields of its own. */
export const previewOf = <R extends Resource>(scopeOf: (values: FormValues) => UiText): FormExtra<DetailOf<R>> => ({
  render: () => <CouponPreview scopeOf={scopeOf} />,
  valuesOf: () => ({}),
  labels: {},
})

/** Why a coupon cannot be edited or deleted (rules §9). */
export function couponRefusal({ actions, state }: CouponRow, button: 'edit' | 'delete'): UiText | undefined {
  if (actions.includes(button)) return undefined
  return state === 'running' ? activityTexts.hasStarted : activityTexts.isOver
}

/** Ids joined by commas, as a picker holds them, as the list that the wire has. */
export const idsOf = (value: unknown): number[] =>
  typeof value === 'string' && value ? value.split(',').map(Number) : []
