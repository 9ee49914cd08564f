import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'

type StoreNow = Reply<typeof getSellerDashboard>['store']

const states = {
  open: { type: 'success', text: l('店铺营业中', 'Your store is open') },
  closed: {
    type: 'warning',
    text: l('店铺未营业，买家看不到商品', 'Your store is closed: shoppers don’t see its products'),
  },
  suspended: { type: 'error', text: l('店铺已被平台暂停', 'The platform has suspended your store') },
} as const
const change = l('营业设置', 'Store settings')

/** Whether the store is selling, and why not. */
export function StoreState({ store }: { store: StoreNow }) {
  const t = useText()
  const { type, text } = states[store.status]
  return (
    <Alert
      type={type}
      showIcon
      title={t(text)}
      {...(store.suspend_reason ? { description: store.suspend_reason } : {})}
      action={<Link to="/Seller/stores">{t(change)}</Link>}
    />
  )
}
