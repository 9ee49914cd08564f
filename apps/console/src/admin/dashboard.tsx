import { ReloadOutlined } from '@ant-design/icons'
import { getDashboard } from '@fangshi/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useText } from '../i18n/use-text.ts'
import { dashboardTexts } from '../kit/dashboard/texts.ts'
import { call } from '../session/api.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { Page } from '../kit/ui/page.tsx'
import { FigureCard } from '../kit/dashboard/figure-card.tsx'
import { moneyText } from '../kit/dashboard/money-text.ts'
import { Sales } from '../kit/dashboard/sales.tsx'
import { DriftAlert } from './dashboard/drift-alert.tsx'
import { PlatformToDos } from './dashboard/platform-to-dos.tsx'
import type { Figures } from './dashboard/to-dos.ts'
import { Widget } from '../kit/dashboard/widget.tsx'
import styles from '../kit/dashboard/dashboard.module.css'

const countText = (count: number): string => count.toLocaleString()

/** The first screen: today's figures and to-dos. */
export default function Dashboard() {
  const t = useText()
  const locale = useLocale()
  const figures = useQuery({
    queryKey: ['Admin', 'dashboard'],
    queryFn: ({ signal }) => call(getDashboard, {}, { quiet: true, signal }),
  })
  const money = (text: string): string => moneyText(text, locale)
  const cards = ({ sales, orders, users, stores }: Figures) => (
    <>
      <FigureCard name="sales" today={money(sales.today)} yesterday={money(sales.yesterday)} />
      <FigureCard name="orders" today={countText(orders.today)} yesterday={countText(orders.yesterday)} />
      <FigureCard name="users" today={countText(users.today)} yesterday={countText(users.yesterday)} />
      <FigureCard name="stores" today={countText(stores.today)} yesterday={countText(stores.yesterday)} />
    </>
  )
  return (
    <Page
      actions={
        <>
          {figures.data && (
            <span className={styles.at}>{t(dashboardTexts.at, { time: figures.data.at.slice(11) })}</span>
          )}
          <Button
            icon={<ReloadOutlined aria-hidden />}
            loading={figures.isFetching}
            onClick={() => void figures.refetch()}
          >
            {t(dashboardTexts.reload)}
          </Button>
        </>
      }
    >
      <div className={styles.widgets}>
        {figures.data?.drift && <DriftAlert drift={figures.data.drift} />}
        <Widget title={t(dashboardTexts.today)} query={figures} rows={3}>
          {(data) => <div className={styles.cards}>{cards(data)}</div>}
        </Widget>
        <Widget title={t(dashboardTexts.toDo)} query={figures} rows={1}>
          {(data) => <PlatformToDos figures={data} />}
        </Widget>
        <Widget title={t(dashboardTexts.salesOfDays)} query={figures} rows={8}>
          {({ days }) => <Sales days={days} />}
        </Widget>
      </div>
    </Page>
  )
}
