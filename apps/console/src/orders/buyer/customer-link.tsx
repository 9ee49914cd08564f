import { UserOutlined } from '@ant-design/icons'
import { customers } from '@fangshi/contract/customers'
import { links } from '../../areas/links.ts'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import { l } from '../../i18n/ui-text.ts'
import { BuyerLink } from './buyer-link.tsx'

const details = l('查看客户资料', 'Customer details')

/** Leads from an order or a conversation of the store to its customer, for staff who may see customers. */
export function CustomerLink({ order_no }: { order_no: string }) {
  const t = useText()
  const { can } = useRights()
  if (!can(customers.right('index'))) return null
  return (
    <BuyerLink
      to={links.filtered(customers.path, { name: 'order_no', value: order_no })}
      icon={<UserOutlined aria-hidden />}
    >
      {t(details)}
    </BuyerLink>
  )
}
