import { adminPayments, type PaymentSums } from '@fangshi/contract/figures'
import type { Reply } from '@fangshi/contract/route'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { Widget } from '../../kit/dashboard/widget.tsx'
import { between, useFigures, useListLinks } from '../../kit/figures/area-figures.ts'
import { Ranking } from '../../kit/figures/ranking.tsx'
import type { Days } from '../../kit/figures/use-window.ts'
import { call } from '../../session/api.ts'
import { channelText } from '../../payments/attempt-columns.ts'
import { exactRate, successOf } from './payment-sums.ts'
import { paymentTexts as texts } from './payment-texts.ts'

type Payments = Reply<typeof adminPayments>

/** Attempts and paid bills of a window. */
export const usePayments = (days: Days): UseQueryResult<Payments> =>
  useFigures('payments', days, (signal) => call(adminPayments, { query: days }, { quiet: true, signal }))

/** Paid bills by channel and device, and how many attempts of each succeeded. */
export function PaymentMix({ payments, days }: { payments: UseQueryResult<Payments>; days: Days }) {
  const t = useText()
  const locale = useLocale()
  const rate = (value: number): string => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  const title = t(texts.mix)
  const list = useListLinks('Admin')
  const linked = (row: PaymentSums) => {
    const { channel, device } = row
    const to = list('payments', { channel, ...(device ? { device } : {}), paid_at: between(days) })
    const name = channelText(row, locale)
    return to ? <Link to={to}>{name}</Link> : name
  }
  return (
    <Widget title={title} query={payments} rows={8}>
      {({ now }) => (
        <Ranking
          rows={now.map((row) => {
            const success = successOf(row)
            return {
              key: `${row.channel} ${row.device}`,
              name: linked(row),
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
            rows: now.map((row) => [channelText(row, locale), row.opened, row.paid, row.amount, exactRate(row)]),
          }}
        />
      )}
    </Widget>
  )
}

/** The same as a part of a page. */
export const PaymentMixOf = ({ days }: { days: Days }) => <PaymentMix payments={usePayments(days)} days={days} />
