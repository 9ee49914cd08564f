import type { PaymentSums } from '@fangshi/contract/figures'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from '../../kit/dashboard/dashboard.module.css'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { Widget } from '../../kit/dashboard/widget.tsx'
import { ChangeCard } from '../../kit/figures/change-card.tsx'
import { figuresTexts } from '../../kit/figures/texts.ts'
import { useWindow } from '../../kit/figures/use-window.ts'
import { WindowBar } from '../../kit/figures/window-bar.tsx'
import { Page } from '../../kit/ui/page.tsx'
import { PaymentMix, successOf, usePayments } from './payment-mix.tsx'
import { paymentTexts as texts } from './payment-texts.ts'

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

/** How bills were paid in a window of days, and how many attempts succeeded (rules §13). */
export default function PaymentFigures() {
  const t = useText()
  const locale = useLocale()
  const window = useWindow()
  const { days, isCompared } = window
  const payments = usePayments(days)
  const money = (yuan: number): string => moneyText(String(yuan), locale)
  const count = (value: number): string => value.toLocaleString(locale)
  const rate = (value: number): string => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
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
                <ChangeCard {...texts.rate} {...both(successOf)} show={rate} isRate />
              </div>
            )
          }}
        </Widget>
        <PaymentMix payments={payments} />
      </div>
    </Page>
  )
}
