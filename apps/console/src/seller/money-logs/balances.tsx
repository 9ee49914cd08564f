import { sellerBalances } from '@fangshi/contract/money-logs'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../session/api.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { yuanText } from '../../kit/list/amount-text.ts'
import styles from './balances.module.css'

/** The store's balance, the part frozen for withdrawals, and what it owes, if anything. */
export function Balances() {
  const t = useText()
  const { data } = useQuery({
    queryKey: ['Seller', 'balances'],
    queryFn: ({ signal }) => call(sellerBalances, {}, { quiet: true, signal }),
    staleTime: 0,
  })
  return (
    <dl className={styles.balances}>
      <div>
        <dt>{t(l('店铺余额', 'Balance'))}</dt>
        <dd>{data ? yuanText(data.money) : '-'}</dd>
      </div>
      <div>
        <dt>{t(l('冻结金额', 'Frozen'))}</dt>
        <dd>{data ? yuanText(data.frozen) : '-'}</dd>
      </div>
      {data && data.debt !== '0.00' && (
        <div>
          <dt>{t(l('欠平台款项', 'Owed to the platform'))}</dt>
          <dd>{yuanText(data.debt)}</dd>
        </div>
      )}
    </dl>
  )
}
