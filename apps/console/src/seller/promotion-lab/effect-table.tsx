import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import { changeOf, linesOf } from './effect-lines.ts'
import styles from './lab.module.css'
import type { LabReply } from './trial.ts'
import { texts } from './texts.ts'

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
