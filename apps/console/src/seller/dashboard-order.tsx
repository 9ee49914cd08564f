import {
  sellerHours,
  sellerMethods,
  sellerProvinces,
  sellerSales,
  sellerTopGoods,
  sellerVisits,
} from '@fangshi/contract/figures'
import { sellerGoods } from '@fangshi/contract/goods-seller'
import { useText } from '../i18n/use-text.ts'
import styles from '../kit/dashboard/dashboard.module.css'
import figures from '../kit/figures/figures.module.css'
import { RecordLink } from '../kit/figures/record-link.tsx'
import {
  MethodsWidget,
  ProvincesWidget,
  SalesWidgets,
  TopGoodsWidget,
  WeekHoursWidget,
} from '../kit/figures/sales-widgets.tsx'
import { useWindow } from '../kit/figures/use-window.ts'
import { VisitsWidget } from '../kit/figures/visits-widget.tsx'
import { WindowBar } from '../kit/figures/window-bar.tsx'
import { Page } from '../kit/ui/page.tsx'
import { paymentMethodNames } from '../payments/payment-methods.ts'
import { call } from '../session/api.ts'

/** What the own store sold in a window of days (rules §13). */
export default function SalesFigures() {
  const t = useText()
  const window = useWindow()
  const { days, isCompared } = window
  return (
    <Page>
      <div className={styles.widgets}>
        <WindowBar {...window} />
        <SalesWidgets
          days={days}
          isCompared={isCompared}
          load={(query, signal) => call(sellerSales, { query }, { quiet: true, signal })}
        />
        <VisitsWidget
          days={days}
          isCompared={isCompared}
          load={(query, signal) => call(sellerVisits, { query }, { quiet: true, signal })}
        />
        <div className={figures.pair}>
          <TopGoodsWidget
            days={days}
            load={(query, signal) => call(sellerTopGoods, { query }, { quiet: true, signal })}
            nameOf={({ goods_id, name }) => (
              <RecordLink list={sellerGoods.path} right={sellerGoods.right('show')} id={goods_id} name={name} />
            )}
          />
          <ProvincesWidget
            days={days}
            load={(query, signal) => call(sellerProvinces, { query }, { quiet: true, signal })}
          />
        </div>
        <WeekHoursWidget days={days} load={(query, signal) => call(sellerHours, { query }, { quiet: true, signal })} />
        <MethodsWidget
          days={days}
          load={(query, signal) => call(sellerMethods, { query }, { quiet: true, signal })}
          nameOf={(method) => t(paymentMethodNames[method])}
        />
      </div>
    </Page>
  )
}
