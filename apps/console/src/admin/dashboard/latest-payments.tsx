import { adminPaymentAttempts } from '@fangshi/contract/payments-admin'
import { Empty, Tag } from 'antd'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { Widget } from '../../kit/dashboard/widget.tsx'
import { between, useFigures, useListLinks } from '../../kit/figures/area-figures.ts'
import { CsvButton } from '../../kit/figures/as-table.tsx'
import { RecordLink } from '../../kit/figures/record-link.tsx'
import { figuresTexts } from '../../kit/figures/texts.ts'
import type { Days } from '../../kit/figures/use-window.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import { attemptStatuses, attemptTexts, channelText } from '../../payments/attempt-columns.ts'
import { call } from '../../session/api.ts'
import figures from '../../kit/figures/figures.module.css'
import styles from './latest-payments.module.css'
import { paymentTexts as texts } from './payment-texts.ts'

const mostRows = 10

/** The newest attempts of a window, with the way to all of them. */
export function LatestPayments({ days }: { days: Days }) {
  const t = useText()
  const locale = useLocale()
  const list = useListLinks('Admin')
  const latest = useFigures('latest payments', days, (signal) =>
    call(adminPaymentAttempts.index, { query: { created_at: between(days) } }, { quiet: true, signal }),
  )
  const all = list('payments', { created_at: between(days) })
  const title = t(texts.latest)
  const stateOf = (status: string) => attemptStatuses.find(({ value }) => value === status)
  const heads = [
    attemptTexts.number,
    attemptTexts.trade,
    attemptTexts.channel,
    attemptTexts.amount,
    attemptTexts.status,
    attemptTexts.paid,
    attemptTexts.created,
  ].map((head) => t(head))
  return (
    <Widget title={title} query={latest} rows={8} extra={all && <Link to={all}>{t(texts.all)}</Link>}>
      {({ data: newest }) =>
        newest.length ? (
          <>
            <ScrollRegion label={title}>
              <table className={styles.payments}>
                <thead>
                  <tr>
                    {heads.map((head) => (
                      <th key={head} scope="col">
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {newest.slice(0, mostRows).map((row) => {
                    const state = stateOf(row.status)
                    return (
                      <tr key={row.id}>
                        <th scope="row">
                          <RecordLink
                            list={adminPaymentAttempts.path}
                            right={adminPaymentAttempts.right('show')}
                            id={row.id}
                            name={row.attempt_no}
                          />
                        </th>
                        <td>{row.trade_no || '-'}</td>
                        <td>{channelText(row, locale)}</td>
                        <td>{moneyText(row.amount, locale)}</td>
                        <td>{state && <Tag color={state.color}>{t(state.label)}</Tag>}</td>
                        <td>{row.paid_at ?? '-'}</td>
                        <td>{row.created_at}</td>
                      </tr>
                    )
                  })}
                </tbody>
              </table>
            </ScrollRegion>
            <div className={figures.below}>
              <span />
              <CsvButton
                title={title}
                heads={heads}
                rows={newest.slice(0, mostRows).map((row) => {
                  const state = stateOf(row.status)
                  return [
                    row.attempt_no,
                    row.trade_no,
                    channelText(row, locale),
                    row.amount,
                    state ? t(state.label) : row.status,
                    row.paid_at ?? '',
                    row.created_at,
                  ]
                })}
              />
            </div>
          </>
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(figuresTexts.none)} />
        )
      }
    </Widget>
  )
}
