import { ledgerAccountNames, type LedgerAccountName } from '@fangshi/contract/ledger-accounts'
import type { moneyLogs } from '@fangshi/contract/money-logs'
import type { DetailOf } from '@fangshi/contract/resource'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { amountText, withSign } from '../kit/list/amount-text.ts'
import styles from './operation-postings.module.css'

type Posting = DetailOf<typeof moneyLogs>['postings'][number]

const heading = l('本次操作的全部分录', 'All postings of this operation')
const help = l('一次操作的各分录相加为零。', 'The postings of an operation add up to zero.')

/** Where the money of an operation came from and went to. */
export function OperationPostings({ postings }: { postings: readonly Posting[] }) {
  const t = useText()
  const nameOf = (account: string): string =>
    account in ledgerAccountNames ? t(ledgerAccountNames[account as LedgerAccountName]) : account
  return (
    <section className={styles.postings}>
      <h3>{t(heading)}</h3>
      <ul>
        {postings.map(({ id, account, owner, amount }) => (
          <li key={id}>
            <span>{[nameOf(account), owner].filter(Boolean).join(' · ')}</span>
            <span className={amount.startsWith('-') ? styles.minus : styles.plus}>{withSign(amountText(amount))}</span>
          </li>
        ))}
      </ul>
      <p>{t(help)}</p>
    </section>
  )
}
