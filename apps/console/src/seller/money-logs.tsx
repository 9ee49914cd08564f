import { ledgerEvents } from '@fangshi/contract/ledger-events'
import { sellerMoneyLogs } from '@fangshi/contract/money-logs'
import { l } from '../i18n/ui-text.ts'
import { BalanceAfter, SignedAmount } from '../kit/table/signed-amount.tsx'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import { OperationPostings } from '../settlements/operation-postings.tsx'
import { Balances } from './money-logs/balances.tsx'

const event = l('事项', 'Event')
const amount = l('金额', 'Amount')
const kind = l('账户', 'Account')
const kinds = [
  { value: 'money', label: l('余额', 'Balance') },
  { value: 'frozen', label: l('冻结', 'Frozen') },
  { value: 'debt', label: l('欠款', 'Debt') },
]
const events = Object.entries(ledgerEvents).map(([value, label]) => ({ value, label }))

/** The store's money movements, read-only (rules §8). */
export default tableScreen({
  resource: sellerMoneyLogs,
  columns: {
    event: { label: event, type: 'dict', options: events, width: 190 },
    kind: { label: kind, type: 'dict', options: kinds, width: 100 },
    amount: { label: amount, type: 'money', width: 140, cell: (row) => <SignedAmount {...row} /> },
    balance: {
      label: l('变动后', 'Balance after'),
      type: 'number',
      width: 140,
      cell: (row) => <BalanceAfter {...row} />,
    },
    info: { label: l('说明', 'Details') },
    created_at: createdAt,
  },
  search: [
    { type: 'select', label: event, value: 'event', data: events },
    { label: amount, value: 'amount', placeholder: l('金额，如 -12.30', 'Amount, e.g. -12.30') },
    { type: 'select', label: kind, value: 'kind', data: kinds },
    { type: 'daterange', label: createdAt.label, value: 'created_at' },
  ],
  above: () => <Balances />,
  viewExtra: ({ postings }) => <OperationPostings postings={postings} />,
})
