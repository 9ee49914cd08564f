import type { Report } from '@fangshi/contract/reports'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import type { UiText } from '../i18n/ui-text.ts'
import { moneyText } from '../kit/dashboard/money-text.ts'
import { changeOf } from '../kit/figures/change.ts'
import { HeadedTable } from '../kit/figures/headed-table.tsx'
import { figuresTexts as figures } from '../kit/figures/texts.ts'
import { PrintDialog } from '../kit/print/print-dialog.tsx'
import { useStaff } from '../session/staff.ts'
import styles from './printed-report.module.css'
import { reportTexts as texts } from './texts.ts'

interface Line {
  name: UiText
  now: number | null
  before: number | null
  isMoney?: boolean
}

const amount = (text: string | null): number | null => (text === null ? null : Number(text))

function linesOf({ sales: { now, before }, visits, new_users, new_stores }: Report): Line[] {
  const money = (name: UiText, figure: 'sales' | 'average' | 'refunded' | 'net'): Line => ({
    name,
    now: amount(now[figure]),
    before: amount(before[figure]),
    isMoney: true,
  })
  const count = (name: UiText, figure: 'orders' | 'buyers' | 'units'): Line => ({
    name,
    now: now[figure],
    before: before[figure],
  })
  const counted = (name: UiText, of: { total: number; before: number } | undefined): Line[] =>
    of ? [{ name, now: of.total, before: of.before }] : []
  return [
    money(figures.sales.name, 'sales'),
    count(figures.orders.name, 'orders'),
    count(figures.buyers.name, 'buyers'),
    money(figures.average.name, 'average'),
    money(figures.refunded.name, 'refunded'),
    money(figures.net.name, 'net'),
    count(figures.units.name, 'units'),
    { name: figures.visits.name, now: visits.now.visits, before: visits.before.visits },
    ...counted(texts.newUsers.name, new_users),
    ...counted(texts.newStores.name, new_stores),
  ]
}

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
