import { userActivity } from '@fangshi/contract/activity'
import type { RowOf } from '@fangshi/contract/resource'
import { adjustMoney, disableUser, resetUser, type users } from '@fangshi/contract/users'
import { resetUserFactor } from '@fangshi/contract/second-factor'
import { messageOf } from '@fangshi/contract/errors'
import { useState } from 'react'
import { RecordActivity } from '../activity/record-activity.tsx'
import { UserPurchases } from '../customers/user-purchases.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useRights } from '../session/rights.ts'
import { useResetFactor } from '../kit/second-factor/use-reset-factor.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import { screen, type ScreenSpec } from '../kit/screen/screen.ts'
import { AdjustUser } from './users/adjust-user.tsx'
import { actTexts, DisableDialog } from './users/disable-dialog.tsx'
import { useReset } from './users/use-reset.ts'
import { userScreen } from './users/user-fields.ts'

type User = RowOf<typeof users>
interface OpenDialog {
  dialog: typeof AdjustUser
  user: User
  reload: () => void
}

const adjust = l('调整资金', 'Adjust balance')
const reset = l('重置密码', 'Reset password')

/** Users with their balances; actions are shown to accounts with the right (reference §4.3). */
export default function Users() {
  const t = useText()
  const locale = useLocale()
  const { can } = useRights()
  const sendReset = useReset()
  const resetFactor = useResetFactor(resetUserFactor)
  const [open, setOpen] = useState<OpenDialog>()
  const close = (): void => setOpen(undefined)

  const rowButtons: ScreenSpec<typeof users>['rowButtons'] = (user, { reload }) => {
    const isStaff = user.belong_id > 0 ? messageOf('SUB_ACCOUNT_OF_STORE', locale) : undefined
    const isOut = user.status === 'disabled' ? messageOf('ACCOUNT_DISABLED', locale) : undefined
    const factor = resetFactor(user, reload)
    const act = user.status === 'active' ? 'disable' : 'enable'
    return [
      {
        key: 'money',
        right: adjustMoney.right,
        label: t(adjust),
        disabled: isStaff,
        onClick: () => setOpen({ dialog: AdjustUser, user, reload }),
      },
      {
        key: 'reset',
        right: resetUser.right,
        label: t(reset),
        disabled: isStaff ?? isOut,
        onClick: () => sendReset(user),
      },
      { ...factor, disabled: isStaff ?? factor.disabled },
      {
        key: 'status',
        right: disableUser.right,
        label: t(actTexts[act]),
        isDanger: act === 'disable',
        onClick: () => setOpen({ dialog: DisableDialog, user, reload }),
      },
    ]
  }
  const hasActions = [adjustMoney, resetUser, disableUser].some(({ right }) => can(right))

  return (
    <>
      <ScreenPage
        spec={screen({
          ...userScreen,
          ...(hasActions ? { rowButtons } : {}),
          viewExtra: ({ id }) => (
            <>
              <UserPurchases id={id} />
              <RecordActivity route={userActivity} id={id} />
            </>
          ),
        })}
      />
      {open && (
        <open.dialog
          user={open.user}
          onClose={close}
          onDone={() => {
            close()
            open.reload()
          }}
        />
      )}
    </>
  )
}
