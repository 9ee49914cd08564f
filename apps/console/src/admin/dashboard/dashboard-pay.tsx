import { adminPayments, type PaymentSums } from '@fangshi/contract/figures'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from '../../kit/dashboard/dashboard.module.css'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { Widget } from '../../kit/dashboard/widget.tsx'
import { ChangeCard } from '../../kit/figures/change-card.tsx'
import { Ranking } from '../../kit/figures/ranking.tsx'
import { useFigures } from '../../kit/figures/sales-widgets.tsx'
import { figuresTexts } from '../../kit/figures/texts.ts'
import { useWindow } from '../../kit/figures/use-window.ts'
import { WindowBar } from '../../kit/figures/window-bar.tsx'
import { Page } from '../../kit/ui/page.tsx'
import { call } from '../../session/api.ts'
import { channelText, paymentTexts as texts } from './payment-texts.ts'

interface Sums {
  opened: number
  paid: number
  amount: number
}
const sumOf = (rows: readonly PaymentSums[]): Sums =>
  rows.reduce(
    (sum, { opened, paid, amount }) => ({
      opened: sum.opened + opened,
      paid: sum.paid + paid,
      amount: sum.amount + Number(amount),
    }),
    { opened: 0, paid: 0, amount: 0 },
  )
const rateOf = ({ paid, opened }: Pick<Sums, 'paid' | 'opened'>): number | null => (opened ? paid / opened : null)

/** How bills were paid in a window of days, and how many attempts succeeded (rules §13). */
export default function PaymentFigures() {
  const t = useText()
  const locale = useLocale()
  const window = useWindow()
  const { days, isCompared } = window
  const payments = useFigures('payments', days, (signal) =>
    call(adminPayments, { query: days }, { quiet: true, signal }),
  )
  const money = (yuan: number): string => moneyText(String(yuan), locale)
  const count = (value: number): string => value.toLocaleString(locale)
  const rate = (value: number): string => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  const title = t(texts.mix)
  return (
    <Page>
      <div className={styles.widgets}>
        <WindowBar {...window} />
        <Widget title={t(figuresTexts.summary)} query={payments} rows={3}>
          {(data) => {
            const [now, before] = [sumOf(data.now), sumOf(data.before)]
            const both = (valueOf: (sums: Sums) => number | null) => ({
              value: valueOf(now),
              before: valueOf(before),
              isCompared,
            })
            return (
              <div className={styles.cards}>
                <ChangeCard {...texts.amount} {...both(({ amount }) => amount)} show={money} />
                <ChangeCard {...texts.paid} {...both(({ paid }) => paid)} show={count} />
                <ChangeCard {...texts.opened} {...both(({ opened }) => opened)} show={count} />
                <ChangeCard {...texts.rate} {...both(rateOf)} show={rate} isRate />
              </div>
            )
          }}
        </Widget>
        <Widget title={title} query={payments} rows={8}>
          {({ now }) => (
            <Ranking
              rows={now.map((row) => {
                const success = rateOf(row)
                return {
                  key: `${row.channel} ${row.device}`,
                  name: channelText(row, locale),
                  value: Number(row.amount),
                  shown: moneyText(row.amount, locale),
                  note: t(texts.note, {
                    paid: row.paid,
                    opened: row.opened,
                    rate: success === null ? '–' : rate(success),
                  }),
                }
              })}
              sheet={{
                title,
                heads: [
                  t(texts.channel),
                  t(texts.opened.name),
                  t(texts.paid.name),
                  t(texts.amount.name),
                  t(texts.rate.name),
                ],
                rows: now.map((row) => {
                  const success = rateOf(row)
                  const shown = success === null ? '' : `${Math.round(success * 1000) / 10}%`
                  return [channelText(row, locale), row.opened, row.paid, row.amount, shown]
                }),
              }}
            />
          )}
        </Widget>
      </div>
    </Page>
  )
}
