import {
  AuditOutlined,
  BankOutlined,
  DiffOutlined,
  FileProtectOutlined,
  HourglassOutlined,
  MessageOutlined,
  PayCircleOutlined,
  PictureOutlined,
  RollbackOutlined,
  ShopOutlined,
  ShoppingOutlined,
  StopOutlined,
  SwapOutlined,
} from '@ant-design/icons'
import { useText } from '../../i18n/use-text.ts'
import { toDoTexts } from './texts.ts'
import { ToDoStrip } from '../../kit/dashboard/to-do-strip.tsx'
import { useMenus } from '../../menus/use-menus.ts'
import { toDosOf, type PlatformNow } from './to-dos.ts'

const icons = {
  site_closed: StopOutlined,
  verifying_stores: ShopOutlined,
  document_changes: FileProtectOutlined,
  goods_to_review: ShoppingOutlined,
  refund_disputes: RollbackOutlined,
  return_disputes: SwapOutlined,
  withdrawals_to_decide: BankOutlined,
  withdrawals_to_pay: PayCircleOutlined,
  suspense: HourglassOutlined,
  differences: DiffOutlined,
  failed_sms: MessageOutlined,
  ending_advs: PictureOutlined,
  audit_entries: AuditOutlined,
} as const

/** The platform's to-dos, limited to the account's menus. */
export function PlatformToDos({ figures }: { figures: PlatformNow }) {
  const t = useText()
  const items = toDosOf(figures, useMenus('Admin')).map(({ key, count, to }) => ({
    key,
    icon: icons[key],
    text: t(toDoTexts[key]),
    ...(key === 'site_closed' ? {} : { count }),
    to,
    waits: count > 0 && key !== 'audit_entries',
  }))
  return <ToDoStrip items={items} />
}
