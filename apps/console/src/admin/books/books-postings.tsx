import { bookPostings } from '@fangshi/contract/books'
import { l } from '../../i18n/ui-text.ts'
import { createdAt } from '../../kit/table/created-at.ts'
import { tableScreen } from '../../kit/screen/table-screen.tsx'
import { BalanceAfter, SignedAmount } from '../../kit/table/signed-amount.tsx'
import { accounts, events, texts } from './texts.ts'

const operation = l('记账编号', 'Operation')
const transaction = l('凭证号', 'Transaction')
const owner = l('归属 ID', 'Owner ID')
/** Accounts of points hold whole points, all others money. */
const kindOf = (account: string): string => (account.includes('points') ? 'points' : 'money')

/** The postings of the ledger; those of one transaction sum to zero (rules §8). */
export default tableScreen({
  resource: bookPostings,
  columns: {
    transaction_id: { label: transaction, type: 'id', width: 110 },
    account: { label: texts.account, type: 'dict', options: accounts, width: 160 },
    event: { label: l('事项', 'Event'), type: 'dict', options: events, width: 160 },
    amount: {
      label: texts.amount,
      type: 'money',
      width: 130,
      cell: ({ account, amount }) => <SignedAmount amount={amount} kind={kindOf(account)} />,
    },
    owner_id: { label: owner, type: 'id', width: 100, value: ({ owner_id }) => owner_id || '' },
    balance: {
      label: l('变动后', 'Balance after'),
      type: 'number',
      width: 130,
      cell: ({ account, balance }) => (balance ? <BalanceAfter balance={balance} kind={kindOf(account)} /> : '-'),
    },
    info: { label: l('说明', 'Details'), width: 200 },
    created_at: createdAt,
    operation: { label: operation, type: 'id', width: 220, hidden: true },
  },
  search: [
    { type: 'select', label: texts.account, value: 'account', data: accounts },
    { label: owner, value: 'owner_id' },
    { label: transaction, value: 'transaction_id' },
  ],
})
