import { Form } from 'antd'
import { messageOf } from '@fangshi/contract/errors'
import { useLocale } from '../../i18n/use-locale.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './balance-preview.module.css'
import { preview, type Balances, type Kind } from './balances.ts'

const now = l('当前', 'Current')
const then = l('入账后', 'After adjustment')

interface Props {
  balances: Balances
}

/** The balance of the chosen account now and after the adjustment, inside the form. */
export function BalancePreview({ balances }: Props) {
  const t = useText()
  const locale = useLocale()
  const kind = (Form.useWatch<Kind | undefined>('kind') ?? 'money') as Kind
  const amount = Form.useWatch<string | undefined>('amount') ?? ''
  const { before, after, isShort } = preview(balances, kind, amount)
  return (
    <dl className={styles.preview} aria-live="polite">
      <div>
        <dt>{t(now)}</dt>
        <dd>{before}</dd>
      </div>
      <div>
        <dt>{t(then)}</dt>
        <dd className={isShort ? styles.short : undefined}>
          {after ?? '-'}
          {isShort && <span className={styles.reason}>{messageOf('BALANCE_SHORT', locale)}</span>}
        </dd>
      </div>
    </dl>
  )
}
