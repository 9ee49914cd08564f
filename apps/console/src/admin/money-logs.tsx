import { ledgerEvents } from '@fangshi/contract/ledger-events'
import { moneyLogs } from '@fangshi/contract/money-logs'
import { users } from '@fangshi/contract/users'
import { dictionary } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { useRights } from '../session/rights.ts'
import { BalanceAfter, SignedAmount } from '../kit/table/signed-amount.tsx'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import type { SearchOption } from '../kit/search/search-option.ts'
import { OperationPostings } from '../settlements/operation-postings.tsx'
import { userPicker } from './users/user-fields.ts'

const event = l('事项', 'Event')
const amount = l('金额', 'Amount')
const kind = l('账户', 'Account')
const kinds = [
  { value: 'money', label: l('余额', 'Balance') },
  { value: 'prepaid', label: l('充值余额', 'Topped up') },
  { value: 'frozen', label: l('冻结', 'Frozen') },
  { value: 'debt', label: l('欠款', 'Debt') },
  { value: 'points', label: l('积分', 'Points') },
  { value: 'points_debt', label: l('欠积分', 'Points owed') },
]
const ownerKind = l('归属', 'Owner')
const owners = [
  { value: 'user', label: l('用户', 'User'), color: 'processing' as const },
  { value: 'store', label: l('店铺', 'Store'), color: 'success' as const },
]
const events = Object.entries(ledgerEvents).map(([value, label]) => ({ value, label }))

const search: readonly SearchOption[] = [
  { type: 'select', label: event, value: 'event', data: events },
  { label: amount, value: 'amount', placeholder: l('金额，如 -12.30', 'Amount, e.g. -12.30') },
  { type: 'select', label: kind, value: 'kind', data: kinds },
  { type: 'select', label: ownerKind, value: 'owner_kind', data: owners },
  { type: 'daterange', label: createdAt.label, value: 'created_at' },
]
const ofUser: SearchOption = {
  type: 'table_select',
  label: l('用户', 'User'),
  placeholder: l('选择用户', 'Select a user'),
  value: 'user_id',
  source: userPicker,
  dict: dictionary(users),
}

const screen = (options: readonly SearchOption[]) =>
  tableScreen({
    resource: moneyLogs,
    columns: {
      owner: { label: l('用户或店铺', 'User or store'), width: 140 },
      owner_kind: { label: ownerKind, type: 'dict_tags', options: owners, width: 100 },
      event: { label: event, type: 'dict', options: events, width: 180 },
      kind: { label: kind, type: 'dict', options: kinds, width: 90 },
      amount: { label: amount, type: 'money', width: 120, cell: (row) => <SignedAmount {...row} /> },
      balance: {
        label: l('变动后', 'Balance after'),
        type: 'number',
        width: 120,
        cell: (row) => <BalanceAfter {...row} />,
      },
      created_at: createdAt,
      info: { label: l('说明', 'Details') },
    },
    search: options,
    viewExtra: ({ postings }) => <OperationPostings postings={postings} />,
  })
const Screen = screen(search)
const ScreenByUser = screen([...search, ofUser])

/** The postings of all users and stores; accounts that may list users can filter by one. */
export default function MoneyLogs() {
  return useRights().can(users.right('index')) ? <ScreenByUser /> : <Screen />
}
