import { useText } from '../i18n/use-text.ts'
import { amountText, lessText, withSign } from '../kit/list/amount-text.ts'
import { RecordCard } from '../kit/screen/record-columns.tsx'
import { texts } from './statement-texts.ts'
import type { Statement } from './statement.ts'
import styles from './statement.module.css'

const isZero = (amount: string): boolean => amount === '0.00'

/** Opening balance, each kind of change, closing balance: they add up. */
export function BalanceSums({ statement }: { statement: Statement }) {
  const t = useText()
  const owed = (debt: string) => !isZero(debt) && <small>{t(texts.ofDebt, { amount: debt })}</small>
  return (
    <RecordCard title={t(texts.balance)}>
      <dl className={styles.sums}>
        <div>
          <dt>
            {t(texts.opening)}
            {owed(statement.opening_debt)}
          </dt>
          <dd>{amountText(statement.opening)}</dd>
        </div>
        {statement.movements.map(({ event, name, count, amount }) => (
          <div key={event}>
            <dt>
              {name} <small>{t(texts.times, { n: count })}</small>
            </dt>
            <dd>{withSign(amountText(amount))}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {t(texts.closing)}
            {owed(statement.closing_debt)}
          </dt>
          <dd>{amountText(statement.closing)}</dd>
        </div>
      </dl>
      <p className={styles.help}>{t(texts.balanceHelp)}</p>
    </RecordCard>
  )
}

/** What was paid for the orders, less what was taken off. */
export function SettledSums({ statement }: { statement: Statement }) {
  const t = useText()
  return (
    <RecordCard title={t(texts.settledSum)}>
      <dl className={styles.sums}>
        <div>
          <dt>{t(texts.paid)}</dt>
          <dd>{amountText(statement.paid)}</dd>
        </div>
        <div>
          <dt>{t(texts.refunded)}</dt>
          <dd>{lessText(statement.refunded)}</dd>
        </div>
        <div>
          <dt>{t(texts.commission)}</dt>
          <dd>{lessText(statement.commission)}</dd>
        </div>
        {!isZero(statement.distribution) && (
          <div>
            <dt>{t(texts.distribution)}</dt>
            <dd>{lessText(statement.distribution)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            {t(texts.settled)}
            {!isZero(statement.debt_paid) && <small>{t(texts.debtPaid, { amount: statement.debt_paid })}</small>}
          </dt>
          <dd>{amountText(statement.settled)}</dd>
        </div>
      </dl>
      <p className={styles.help}>{t(texts.settledHelp, { days: statement.waiting_days })}</p>
    </RecordCard>
  )
}
