import { openStoreChat } from '@fangshi/contract/chats-backoffice'
import { MessageOutlined } from '@ant-design/icons'
import { links } from '../../areas/links.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import { BuyerLink } from './buyer-link.tsx'

const contact = l('联系买家', 'Contact the buyer')

/** Leads to the conversation with the buyer of an order, for staff who may answer there. */
export function ContactShopper({ orderId }: { orderId: number }) {
  const t = useText()
  const { can } = useRights()
  if (!can(openStoreChat.right)) return null
  return (
    <BuyerLink to={links.chatAbout(orderId)} icon={<MessageOutlined aria-hidden />}>
      {t(contact)}
    </BuyerLink>
  )
}
