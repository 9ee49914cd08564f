import { cancelStoreWithdrawal, sellerWithdrawals } from '@fangshi/contract/withdrawals'
import type { RowOf } from '@fangshi/contract/resource'
import { App } from 'antd'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import { screen } from '../kit/screen/screen.ts'
import type { RowAction } from '../kit/table/row-action.ts'
import { call } from '../session/api.ts'
import { useAttemptKey } from '../session/use-attempt-key.ts'
import { amountColumns, bankColumns, timeColumns, withdrawalSearch } from '../withdrawals/withdrawal-columns.ts'
import { texts } from '../withdrawals/withdrawal-texts.ts'
import { CardsDialog } from './cashes/cards-dialog.tsx'
import { HeadButtons } from './cashes/head-buttons.tsx'
import { refreshWithdrawals } from './cashes/queries.ts'
import { Terms } from './cashes/terms.tsx'
import { sellerTexts } from './cashes/texts.ts'
import { WithdrawDialog } from './cashes/withdraw-dialog.tsx'

type WithdrawalRow = RowOf<typeof sellerWithdrawals>

/** The store's withdrawals and the bank cards that they go to (rules §8). */
export default function Withdrawals() {
  const t = useText()
  const { message, modal } = App.useApp()
  const keyOf = useAttemptKey()
  const [open, setOpen] = useState<'withdraw' | 'cards'>()

  const cancel = async ({ id, money }: WithdrawalRow): Promise<void> => {
    const isSure = await modal.confirm({
      title: t(texts.cancel),
      content: t(sellerTexts.cancelText, { amount: money }),
      okText: t(texts.cancel),
      cancelText: t(sellerTexts.keep),
    })
    if (!isSure) return
    try {
      await call(cancelStoreWithdrawal, { params: { id }, body: {} }, { key: keyOf(id) })
      message.success(t(texts.done))
    } finally {
      await refreshWithdrawals()
    }
  }
  const rowButtons = (row: WithdrawalRow): RowAction[] => [
    {
      key: 'cancel',
      right: cancelStoreWithdrawal.right,
      label: t(texts.cancel),
      ...(row.can_cancel ? {} : { disabled: t(sellerTexts.decided) }),
      onClick: () => void cancel(row),
    },
  ]
  const spec = screen({
    resource: sellerWithdrawals,
    columns: {
      withdrawal_no: { label: texts.number, type: 'id', width: 200, hidden: true },
      ...amountColumns,
      ...bankColumns,
      ...timeColumns,
    },
    search: withdrawalSearch,
    above: () => <Terms />,
    headActions: () => <HeadButtons onOpen={setOpen} />,
    rowButtons,
  })
  const close = (): void => setOpen(undefined)
  return (
    <>
      <PlainScreen spec={spec} />
      {open === 'withdraw' && <WithdrawDialog onClose={close} onCards={() => setOpen('cards')} />}
      {open === 'cards' && <CardsDialog onClose={close} />}
    </>
  )
}
