import type { DetailOf, Resource } from '@fangshi/contract/resource'
import type { UiText } from '../i18n/ui-text.ts'
import type { FormValues } from '../kit/fields/spec.ts'
import type { FormExtra } from '../kit/screen/form-extra.ts'
import { CouponPreview } from './coupon-preview.tsx'

/** The preview below the form of a coupon; it has no fields of its own. */
export const previewOf = <R extends Resource>(scopeOf: (values: FormValues) => UiText): FormExtra<DetailOf<R>> => ({
  render: () => <CouponPreview scopeOf={scopeOf} />,
  valuesOf: () => ({}),
  labels: {},
})
