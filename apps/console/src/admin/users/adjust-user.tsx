import type { RowOf } from '@fangshi/contract/resource'
import { adjustMoney, type users } from '@fangshi/contract/users'
import { call } from '../../session/api.ts'
import { l } from '../../i18n/ui-text.ts'
import { AdjustDialog } from './adjust-dialog.tsx'

interface Props {
  user: RowOf<typeof users>
  onClose: () => void
  onDone: () => void
}

/** Money and points of a user. */
export const AdjustUser = ({ user, ...on }: Props) => (
  <AdjustDialog
    name={user.nickname}
    balances={user}
    help={l('用户可在资金明细中看到', 'Visible in the user’s money log')}
    send={(body, key) => call(adjustMoney, { body: { id: user.id, ...body } }, { key })}
    {...on}
  />
)
