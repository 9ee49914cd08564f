import {
  adminHours,
  adminProvinces,
  adminSales,
  adminTopGoods,
  adminTopStores,
  adminVisits,
} from '@fangshi/contract/figures'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from '../../kit/dashboard/dashboard.module.css'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { Widget } from '../../kit/dashboard/widget.tsx'
import figures from '../../kit/figures/figures.module.css'
import { Ranking } from '../../kit/figures/ranking.tsx'
import { RecordLink } from '../../kit/figures/record-link.tsx'
import {
  ProvincesWidget,
  SalesWidgets,
  TopGoodsWidget,
  useFigures,
  WeekHoursWidget,
} from '../../kit/figures/sales-widgets.tsx'
import { figuresTexts as texts } from '../../kit/figures/texts.ts'
import { useWindow, type Days } from '../../kit/figures/use-window.ts'
import { VisitsWidget } from '../../kit/figures/visits-widget.tsx'
import { WindowBar } from '../../kit/figures/window-bar.tsx'
import { Page } from '../../kit/ui/page.tsx'
import { call } from '../../session/api.ts'

/** The stores that sold most. */
function TopStores({ days }: { days: Days }) {
  const t = useText()
  const locale = useLocale()
  const stores = useFigures('stores', days, (signal) => call(adminTopStores, { query: days }, { quiet: true, signal }))
  const title = t(texts.topStores)
  return (
    <Widget title={title} query={stores} rows={8}>
      {(rows) => (
        <Ranking
          rows={rows.map(({ store_id, store_name, orders, sales }) => ({
            key: store_id,
            name: <RecordLink list="/Admin/stores" right="Admin.stores.show" id={store_id} name={store_name} />,
            value: Number(sales),
            shown: moneyText(sales, locale),
            note: t(texts.orderCount, { count: orders }),
          }))}
          sheet={{
            title,
            heads: [t(texts.store), t(texts.orders.name), t(texts.sales.name), t(texts.refunded.name)],
            rows: rows.map(({ store_name, orders, sales, refunded }) => [store_name, orders, sales, refunded]),
          }}
        />
      )}
    </Widget>
  )
}

/** What all stores sold in a window of days (rules §13). */
export default function SalesFigures() {
  const window = useWindow()
  const { days, isCompared } = window
  return (
    <Page>
      <div className={styles.widgets}>
        <WindowBar {...window} />
        <SalesWidgets
          days={days}
          isCompared={isCompared}
          load={(query, signal) => call(adminSales, { query }, { quiet: true, signal })}
        />
        <VisitsWidget
          days={days}
          isCompared={isCompared}
          load={(query, signal) => call(adminVisits, { query }, { quiet: true, signal })}
        />
        <div className={figures.pair}>
          <TopStores days={days} />
          <TopGoodsWidget
            days={days}
            load={(query, signal) => call(adminTopGoods, { query }, { quiet: true, signal })}
            nameOf={({ goods_id, name }) => (
              <RecordLink list="/Admin/goods" right="Admin.goods.show" id={goods_id} name={name} />
            )}
          />
        </div>
        <ProvincesWidget
          days={days}
          load={(query, signal) => call(adminProvinces, { query }, { quiet: true, signal })}
        />
        <WeekHoursWidget days={days} load={(query, signal) => call(adminHours, { query }, { quiet: true, signal })} />
      </div>
    </Page>
  )
}
