import type { adminCouponLogs } from '@fangshi/contract/coupons-admin'
import type { sellerCouponLogs } from '@fangshi/contract/coupons-seller'
import { useNavigate } from 'react-router'
import { links } from '../areas/links.ts'
import { useText } from '../i18n/use-text.ts'
import type { RowAction } from '../kit/table/row-action.ts'
import { claimTexts } from './coupon-texts.ts'

/** The action of a coupon that leads to those that were claimed of it. */
export function useLogLink(logs: typeof sellerCouponLogs | typeof adminCouponLogs): (id: number) => RowAction {
  const t = useText()
  const navigate = useNavigate()
  return (id) => ({
    key: 'logs',
    right: logs.right('index'),
    label: t(claimTexts.open),
    onClick: () => void navigate(links.filtered(logs.path, { name: 'coupon_id', value: String(id) })),
  })
}
