import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { UiText } from '../../i18n/ui-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import styles from './lab.module.css'
import type { LabReply } from './trial.ts'
import { texts } from './texts.ts'

interface Line {
  name: UiText
  before: string
  after: string
  isTotal?: true
}

/** The difference of two amounts with its sign; '-' for none. */
function changeOf(before: string, after: string): string {
  const change = (parseMoney(after) ?? 0) - (parseMoney(before) ?? 0)
  return change === 0 ? '-' : `${change > 0 ? '+' : ''}${formatMoney(change)}`
}

const linesOf = ({ goods_money, before, after }: LabReply): Line[] => [
  { name: texts.goodsMoney, before: goods_money, after: goods_money },
  { name: texts.storeDiscount, before: before.store_discount, after: after.store_discount },
  { name: texts.platformDiscount, before: before.platform_discount, after: after.platform_discount },
  { name: texts.commission, before: before.commission, after: after.commission },
  { name: texts.received, before: before.received, after: after.received, isTotal: true },
  ...(before.margin !== null && after.margin !== null
    ? [{ name: texts.margin, before: before.margin, after: after.margin, isTotal: true as const }]
    : []),
]

/** The money of all orders without the offer and with it. */
export function EffectTable({ result }: { result: LabReply }) {
  const t = useText()
  const locale = useLocale()
  const { before, after } = result
  return (
    <>
      <ScrollRegion label={t(texts.effect)}>
        <table className={`${styles.table} ${styles.effect}`}>
          <thead>
            <tr>
              <th scope="col">{t(texts.figure)}</th>
              <th scope="col">{t(texts.before)}</th>
              <th scope="col">{t(texts.after)}</th>
              <th scope="col">{t(texts.change)}</th>
            </tr>
          </thead>
          <tbody>
            {linesOf(result).map((line) => (
              <tr key={line.name.en} className={line.isTotal && styles.total}>
                <th scope="row">{t(line.name)}</th>
                <td>{moneyText(line.before, locale)}</td>
                <td>{moneyText(line.after, locale)}</td>
                <td>{changeOf(line.before, line.after)}</td>
              </tr>
            ))}
            {before.margin_rate !== null && after.margin_rate !== null && (
              <tr>
                <th scope="row">{t(texts.marginRate)}</th>
                <td>{before.margin_rate}%</td>
                <td>{after.margin_rate}%</td>
                <td>{changeOf(before.margin_rate, after.margin_rate)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.note}>{t(texts.receivedMeans)}</p>
    </>
  )
}
