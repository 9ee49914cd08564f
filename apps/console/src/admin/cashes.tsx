import {
  adminWithdrawals,
  approveWithdrawal,
  bounceWithdrawal,
  countWithdrawals,
  payWithdrawal,
  refuseWithdrawal,
  type WithdrawalAction,
} from '@fangshi/contract/withdrawals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { CountTabs } from '../kit/search/count-tabs.tsx'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import { screen } from '../kit/screen/screen.ts'
import type { RowAction } from '../kit/table/row-action.ts'
import { call } from '../session/api.ts'
import { statuses, texts } from '../withdrawals/withdrawal-texts.ts'
import { columns, details, search } from './cashes/columns.ts'
import { WholeCard } from './cashes/whole-card.tsx'
import { DecisionDialog, type WithdrawalRow } from './cashes/decision-dialog.tsx'
import { actionTexts } from './cashes/texts.ts'

const rights: Readonly<Record<WithdrawalAction, string>> = {
  approve: approveWithdrawal.right,
  refuse: refuseWithdrawal.right,
  pay: payWithdrawal.right,
  bounce: bounceWithdrawal.right,
}
const tabs = [
  { value: '', label: texts.all, count: '' },
  ...statuses.map(({ value, label }) => ({ value, label, count: value })),
]

/** Withdrawals of users and stores as a work queue: decide, pay, record what the bank sent back (rules §8). */
export default function Withdrawals() {
  const t = useText()
  const client = useQueryClient()
  const [open, setOpen] = useState<{ action: WithdrawalAction; row: WithdrawalRow }>()
  const rowButtons = (row: WithdrawalRow): RowAction[] =>
    row.actions.map((action) => ({
      key: action,
      right: rights[action],
      label: t(actionTexts[action].label),
      isDanger: action === 'refuse' || action === 'bounce',
      onClick: () => setOpen({ action, row }),
    }))
  const spec = screen({
    resource: adminWithdrawals,
    columns,
    view: details,
    search,
    above: ({ filters, setFilters }) => (
      <CountTabs
        name={texts.status}
        path={adminWithdrawals.path}
        field="status"
        tabs={tabs}
        ask={(signal) => call(countWithdrawals, {}, { signal, quiet: true })}
        screen={{ filters, setFilters }}
      />
    ),
    rowButtons,
    record: {
      title: ({ withdrawal_no }) => withdrawal_no,
      states: ['status', 'owner_kind'],
      leaveOut: ['withdrawal_no'],
      wide: ['remark', 'reason'],
      body: (row) => <WholeCard id={row.id} />,
    },
  })
  return (
    <>
      <PlainScreen spec={spec} />
      {open && (
        <DecisionDialog
          {...open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            // Whole card numbers are not asked for again: each view is logged.
            void client.invalidateQueries({
              queryKey: [adminWithdrawals.path],
              predicate: ({ queryKey }) => queryKey[1] !== 'card',
            })
          }}
        />
      )}
    </>
  )
}
