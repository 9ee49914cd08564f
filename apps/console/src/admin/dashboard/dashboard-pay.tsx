import { adminPaymentAttempts } from '@fangshi/contract/payments-admin'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from '../../kit/dashboard/dashboard.module.css'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { Widget } from '../../kit/dashboard/widget.tsx'
import { between, useListLinks } from '../../kit/figures/area-figures.ts'
import { AsTable } from '../../kit/figures/as-table.tsx'
import { ChangeCard } from '../../kit/figures/change-card.tsx'
import { figuresTexts } from '../../kit/figures/texts.ts'
import { useWindow } from '../../kit/figures/use-window.ts'
import { WindowBar } from '../../kit/figures/window-bar.tsx'
import { Page } from '../../kit/ui/page.tsx'
import { useRights } from '../../session/rights.ts'
import { LatestPayments } from './latest-payments.tsx'
import { PaymentMix, usePayments } from './payment-mix.tsx'
import { exactRate, successOf, sumOf, type Sums } from './payment-sums.ts'
import { paymentTexts as texts } from './payment-texts.ts'

/** How bills were paid in a window of days, and how many attempts succeeded (rules §13). */
export default function PaymentFigures() {
  const t = useText()
  const locale = useLocale()
  const window = useWindow()
  const { days, isCompared } = window
  const payments = usePayments(days)
  const { can } = useRights()
  const list = useListLinks('Admin')
  const paid = list('payments', { paid_at: between(days) })
  const opened = list('payments', { created_at: between(days) })
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
              <>
                <div className={styles.cards}>
                  <ChangeCard {...texts.amount} {...both(({ amount }) => Number(amount))} show={money} to={paid} />
                  <ChangeCard {...texts.paid} {...both((sums) => sums.paid)} show={count} to={paid} />
                  <ChangeCard {...texts.opened} {...both((sums) => sums.opened)} show={count} to={opened} />
                  <ChangeCard {...texts.rate} {...both(successOf)} show={rate} isRate to={opened} />
                </div>
                <AsTable
                  title={t(figuresTexts.summary)}
                  heads={[t(figuresTexts.figure), t(figuresTexts.thisPeriod), t(figuresTexts.previousPeriod)]}
                  rows={[
                    [t(texts.amount.name), now.amount, before.amount],
                    [t(texts.paid.name), now.paid, before.paid],
                    [t(texts.opened.name), now.opened, before.opened],
                    [t(texts.rate.name), exactRate(now), exactRate(before)],
                  ]}
                />
              </>
            )
          }}
        </Widget>
        <PaymentMix payments={payments} days={days} />
        {can(adminPaymentAttempts.right('index')) && <LatestPayments days={days} />}
      </div>
    </Page>
  )
}
