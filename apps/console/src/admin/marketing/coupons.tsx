import { adminCouponLogs, adminCoupons, sendCoupon, stopAdminCoupon } from '@fangshi/contract/coupons-admin'
import { goodsClasses } from '@fangshi/contract/taxonomy'
import { useState } from 'react'
import { couponColumns, couponDetails, couponSearch, type CouponRow } from '../../coupons/coupon-columns.ts'
import { previewOf } from '../../coupons/coupon-extras.tsx'
import { couponFields } from '../../coupons/coupon-fields.ts'
import { couponTexts as texts } from '../../coupons/coupon-texts.ts'
import { useCouponActions } from '../../coupons/use-coupon-actions.tsx'
import { useLogLink } from '../../coupons/use-log-link.ts'
import { useText } from '../../i18n/use-text.ts'
import { dictionary, select, tableSelect } from '../../kit/fields/build.ts'
import type { FormValues } from '../../kit/fields/spec.ts'
import { screen, type ScreenSpec } from '../../kit/screen/screen.ts'
import { PlainScreen } from '../../kit/screen/table-screen.tsx'
import { SendDialog } from '../coupons/send-dialog.tsx'
import { sendTexts } from '../coupons/send-texts.ts'
import { storePicker } from '../stores/store-picker.ts'
import { pickedIds } from '../../kit/fields/picked-ids.ts'
import { startedRefusal } from '../../promotions/started-refusal.ts'

const classesOf = ({ class_ids }: FormValues): readonly number[] => (class_ids as number[] | undefined) ?? []

const spec: ScreenSpec<typeof adminCoupons> = {
  resource: adminCoupons,
  columns: couponColumns,
  view: couponDetails,
  search: couponSearch,
  buttons: { delete: true },
  form: couponFields({
    class_ids: select(texts.classes, {
      options: dictionary(goodsClasses),
      multiple: true,
      help: texts.targetHelp,
      showIf: ({ store_ids }) => !store_ids,
    }),
    store_ids: tableSelect(texts.stores, {
      source: storePicker,
      many: true,
      showIf: (values) => !classesOf(values).length,
    }),
  }),
  toForm: ({ store_ids = [], ...row }) => ({ ...row, store_ids: store_ids.join(',') }),
  toBody: ({ store_ids, ...values }) => ({ ...values, class_ids: classesOf(values), store_ids: pickedIds(store_ids) }),
  formExtra: previewOf<typeof adminCoupons>((values) => {
    if (classesOf(values).length) return texts.scopes.classes
    return pickedIds(values.store_ids).length ? texts.scopes.stores : texts.scopes.everything
  }),
  refusal: startedRefusal,
}

/** The platform's coupons, and sending them to users (rules §9). */
export default function Coupons() {
  const t = useText()
  const { actionsOf, dialog } = useCouponActions({ stop: stopAdminCoupon, extend: adminCoupons })
  const logLink = useLogLink(adminCouponLogs)
  const [sending, setSending] = useState<{ coupon: CouponRow; reload: () => void }>()
  const rowButtons: ScreenSpec<typeof adminCoupons>['rowButtons'] = (coupon, { reload }) => [
    {
      key: 'send',
      right: sendCoupon.right,
      label: t(sendTexts.send),
      disabled: coupon.actions.includes('send') ? undefined : t(sendTexts.notRunning),
      onClick: () => setSending({ coupon, reload }),
    },
    ...actionsOf(coupon, reload),
    logLink(coupon.id),
  ]
  return (
    <>
      <PlainScreen spec={screen({ ...spec, rowButtons })} />
      {dialog}
      {sending && (
        <SendDialog
          coupon={sending.coupon}
          onClose={() => {
            setSending(undefined)
            sending.reload()
          }}
        />
      )}
    </>
  )
}
