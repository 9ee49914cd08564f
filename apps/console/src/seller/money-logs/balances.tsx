import { sellerBalances } from '@fangshi/contract/money-logs'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../session/api.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './balances.module.css'

/** The store's balance, and the part frozen for withdrawals. */
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
        <dd>{data ? `¥${data.money}` : '-'}</dd>
      </div>
      <div>
        <dt>{t(l('冻结金额', 'Frozen'))}</dt>
        <dd>{data ? `¥${data.frozen}` : '-'}</dd>
      </div>
    </dl>
  )
}
