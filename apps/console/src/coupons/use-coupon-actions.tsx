import type { adminCoupons, stopAdminCoupon, stopStoreCoupon } from '@fangshi/contract/coupons-admin'
import type { sellerCoupons, stopSellerCoupon } from '@fangshi/contract/coupons-seller'
import { localText } from '@fangshi/contract/locale'
import { useState, type ReactNode } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { ActDialog } from '../kit/screen/act-dialog.tsx'
import type { RowAction } from '../kit/table/row-action.ts'
import { activityTexts } from '../promotions/activity-texts.ts'
import { StopDialog } from '../promotions/stop-dialog.tsx'
import { call } from '../session/api.ts'
import type { CouponRow } from './coupon-columns.ts'
import { extendFields } from './coupon-fields.ts'
import { couponTexts as texts } from './coupon-texts.ts'

interface Acts {
  stop: typeof stopSellerCoupon | typeof stopAdminCoupon | typeof stopStoreCoupon
  /** Absent where coupons of others are looked at. */
  extend?: typeof sellerCoupons | typeof adminCoupons
}

interface Open {
  act: 'stop' | 'extend'
  coupon: CouponRow
  reload: () => void
}

/** The actions on a coupon that has started: raise its quantity, extend it, or stop it. */
export function useCouponActions({ stop, extend }: Acts) {
  const t = useText()
  const locale = useLocale()
  const [open, setOpen] = useState<Open>()
  const actionsOf = (coupon: CouponRow, reload: () => void): RowAction[] => [
    ...(extend && coupon.actions.includes('extend')
      ? [
          {
            key: 'extend',
            right: extend.right('update'),
            label: t(texts.extend),
            onClick: () => setOpen({ act: 'extend', coupon, reload }),
          },
        ]
      : []),
    ...(coupon.actions.includes('stop')
      ? [
          {
            key: 'stop',
            right: stop.right,
            label: t(activityTexts.stop),
            isDanger: true,
            onClick: () => setOpen({ act: 'stop', coupon, reload }),
          },
        ]
      : []),
  ]
  const close = (): void => setOpen(undefined)
  const done = (): void => {
    open?.reload()
    close()
  }
  return { actionsOf, dialog: dialogOf() }

  function dialogOf(): ReactNode {
    if (!open) return null
    const { coupon } = open
    const params = { id: coupon.id }
    const subject = localText(coupon.name, locale)
    if (open.act === 'stop')
      return (
        <StopDialog
          subject={subject}
          explained={texts.stopExplained}
          send={(reason) => call(stop, { params, body: { reason } })}
          onClose={close}
          onDone={done}
        />
      )
    if (!extend) return null
    return (
      <ActDialog
        title={texts.extend}
        subject={subject}
        explained={texts.extendHelp}
        fields={extendFields}
        initial={{ stock: coupon.stock, end_time: coupon.end_time }}
        submit={({ stock, end_time }) =>
          call(extend.update, { params, body: { stock: Number(stock), end_time: String(end_time) } })
        }
        onClose={close}
        onDone={done}
      />
    )
  }
}
