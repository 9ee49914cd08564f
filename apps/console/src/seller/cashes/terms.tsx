import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { yuanText } from '../../kit/list/amount-text.ts'
import styles from '../money-logs/balances.module.css'
import { termsQuery } from './queries.ts'
import { sellerTexts } from './texts.ts'

/** What the store can withdraw, the limits and the fee. */
export function Terms() {
  const t = useText()
  const { data: terms } = useQuery(termsQuery)
  const facts = [
    { label: sellerTexts.withdrawable, value: terms && yuanText(terms.withdrawable) },
    { label: sellerTexts.leftToday, value: terms && yuanText(terms.left_today) },
    { label: sellerTexts.oneLimit, value: terms && `${yuanText(terms.least)} – ${yuanText(terms.most)}` },
    { label: sellerTexts.feeRate, value: terms && `${terms.fee_percent}%` },
  ]
  return (
    <>
      {terms?.paused_until && (
        <Alert
          type="warning"
          showIcon
          title={t(sellerTexts.paused, { time: terms.paused_until.slice(0, 16) })}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {terms && !terms.has_pay_password && (
        <Alert type="info" showIcon title={t(sellerTexts.needPayPassword)} style={{ marginBlockEnd: 16 }} />
      )}
      <dl className={styles.balances}>
        {facts.map(({ label, value }) => (
          <div key={t(label)}>
            <dt>{t(label)}</dt>
            <dd>{value ?? '-'}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
