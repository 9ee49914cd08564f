import type { Report } from '@fangshi/contract/reports'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { moneyText } from '../kit/dashboard/money-text.ts'
import { changeOf } from '../kit/figures/change.ts'
import { HeadedTable } from '../kit/figures/headed-table.tsx'
import { figuresTexts as figures } from '../kit/figures/texts.ts'
import { PrintDialog } from '../kit/print/print-dialog.tsx'
import { useStaff } from '../session/staff.ts'
import { linesOf } from './report-lines.ts'
import styles from './printed-report.module.css'
import { reportTexts as texts } from './texts.ts'

/** A report on paper: its figures and rankings as tables. */
export function PrintedReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { store } = useStaff()
  const money = (text: string): string => moneyText(text, locale)
  const show = (value: number | null, isMoney = false): string => {
    if (value === null) return '–'
    return isMoney ? money(String(value)) : value.toLocaleString(locale)
  }
  const ranking = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
    rows.length > 0 && (
      <>
        <h3>{title}</h3>
        <HeadedTable heads={heads} rows={rows} />
      </>
    )
  const { goods, stores = [] } = report
  return (
    <PrintDialog title={texts.print} onClose={onClose}>
      <article className={styles.sheet}>
        <h2>{t(texts.title, report)}</h2>
        <p>{store?.store_name ?? t(texts.platform)}</p>
        {ranking(
          t(figures.summary),
          [t(figures.figure), t(figures.thisPeriod), t(figures.previousPeriod), '±'],
          linesOf(report).map(({ name, now, before, isMoney }) => [
            t(name),
            show(now, isMoney),
            show(before, isMoney),
            changeOf(now, before, false, locale)?.text ?? '–',
          ]),
        )}
        {ranking(
          t(figures.topStores),
          [t(figures.store), t(figures.orders.name), t(figures.sales.name)],
          stores.map(({ store_name, orders, sales }) => [store_name, show(orders), money(sales)]),
        )}
        {ranking(
          t(figures.topGoods),
          [t(figures.goods), t(figures.units.name), t(figures.amount)],
          goods.map(({ name, units, amount: sum }) => [name, show(units), money(sum)]),
        )}
        <p>{t(texts.written, { time: report.written_at })}</p>
      </article>
    </PrintDialog>
  )
}
