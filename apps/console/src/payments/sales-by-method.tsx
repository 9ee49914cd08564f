import { sellerMethods } from '@fangshi/contract/figures'
import { useText } from '../i18n/use-text.ts'
import { Widget } from '../kit/dashboard/widget.tsx'
import { between, useFigures, useListLinks } from '../kit/figures/area-figures.ts'
import { SalesRanking } from '../kit/figures/sales-widgets.tsx'
import { figuresTexts as texts } from '../kit/figures/texts.ts'
import { useWindow } from '../kit/figures/use-window.ts'
import { call } from '../session/api.ts'
import { paymentMethodNames } from './payment-methods.ts'

/** How orders of the own store are paid. */
export function SalesByMethod() {
  const t = useText()
  const { days } = useWindow()
  const methods = useFigures('methods', days, (signal) => call(sellerMethods, { query: days }, { quiet: true, signal }))
  const title = t(texts.methods)
  const list = useListLinks('Seller')
  return (
    <Widget title={title} query={methods} rows={3}>
      {(rows) => (
        <SalesRanking
          title={title}
          head={t(texts.method)}
          rows={rows.map(({ method, ...row }) => ({
            key: method,
            name: t(paymentMethodNames[method]),
            to: list('orders', { payment_name: method, paid_at: between(days) }),
            ...row,
          }))}
        />
      )}
    </Widget>
  )
}
