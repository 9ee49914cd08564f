import { isPoints } from '@fangshi/contract/ledger-events'
import { amountText, withSign } from '../list/amount-text.ts'
import styles from './signed-amount.module.css'

interface Props {
  amount: string
  /** Points are whole. */
  kind: string
}

/** What the account holds once it was booked. */
export const BalanceAfter = ({ balance, kind }: { balance: string; kind: string }) => (
  <span className={styles.after}>{isPoints(kind) ? balance : amountText(balance)}</span>
)

/** What came in or went out, with its sign and colour. */
export function SignedAmount({ amount, kind }: Props) {
  const text = isPoints(kind) ? amount : amountText(amount)
  return <span className={amount.startsWith('-') ? styles.minus : styles.plus}>{withSign(text)}</span>
}
