import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons'
import type { Report } from '@fangshi/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import dashboard from '../kit/dashboard/dashboard.module.css'
import { Widget } from '../kit/dashboard/widget.tsx'
import { between, useListLinks, type Area } from '../kit/figures/area-figures.ts'
import { ChangeCard } from '../kit/figures/change-card.tsx'
import figures from '../kit/figures/figures.module.css'
import { KeyFigures } from '../kit/figures/key-figures.tsx'
import { TopGoodsRanking, TopStoresRanking } from '../kit/figures/sales-widgets.tsx'
import { figuresTexts } from '../kit/figures/texts.ts'
import { Trend } from '../kit/figures/trend.tsx'
import { VisitFigures } from '../kit/figures/visits-widget.tsx'
import { CallFailed } from '../kit/list/list-states.tsx'
import { Page } from '../kit/ui/page.tsx'
import { call } from '../session/api.ts'
import { reportRoutes } from './report-routes.ts'
import { PrintedReport } from './printed-report.tsx'
import styles from './reports.module.css'
import { reportTexts as texts } from './texts.ts'

interface Props {
  area: Area
  id: number
  onBack: () => void
}

/** Who came to the platform in the week. */
function Newcomers({ report: { new_users, new_stores, ...days } }: { report: Report }) {
  const locale = useLocale()
  const list = useListLinks('Admin')
  const show = (value: number): string => value.toLocaleString(locale)
  if (!new_users || !new_stores) return null
  const card = ({ total: value, before }: typeof new_users) => ({ value, before, show, isCompared: true })
  return (
    <div className={dashboard.cards}>
      <ChangeCard {...texts.newUsers} {...card(new_users)} to={list('users', { created_at: between(days) })} />
      <ChangeCard
        {...texts.newStores}
        {...card(new_stores)}
        to={list('stores', { verify: 'passed', passed_at: between(days) })}
      />
    </div>
  )
}

/** A report as a page: the figures of its week beside those of the week before, with links to what they count. */
export function ReportView({ area, id, onBack }: Props) {
  const t = useText()
  const [isPrinting, setPrinting] = useState(false)
  const report = useQuery({
    queryKey: [area, 'reports', id],
    queryFn: ({ signal }) => call(reportRoutes[area].show, { params: { id } }, { quiet: true, signal }),
    staleTime: Infinity,
  })
  const { data, error } = report
  const shown = data && { area, days: { from: data.from, to: data.to }, isCompared: true }
  return (
    <Page
      {...(data ? { title: t(texts.title, data) } : {})}
      actions={
        <>
          <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
            {t(texts.back)}
          </Button>
          <Button icon={<PrinterOutlined aria-hidden />} disabled={!data} onClick={() => setPrinting(true)}>
            {t(texts.print)}
          </Button>
        </>
      }
    >
      {error && <CallFailed error={error} onRetry={() => void report.refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && shown && (
        <div className={dashboard.widgets}>
          <p className={styles.about}>{t(texts.written, { time: data.written_at })}</p>
          <Widget title={t(figuresTexts.summary)} query={report} rows={8}>
            {({ sales }) => <KeyFigures {...shown} data={sales} />}
          </Widget>
          <Widget title={t(figuresTexts.trend)} query={report} rows={8}>
            {({ sales }) => <Trend data={sales} isCompared />}
          </Widget>
          <Widget title={t(figuresTexts.traffic)} query={report} rows={3}>
            {({ visits }) => <VisitFigures {...shown} data={visits} />}
          </Widget>
          {area === 'Admin' && (
            <Widget title={t(texts.newcomers)} query={report} rows={3}>
              {(all) => <Newcomers report={all} />}
            </Widget>
          )}
          <div className={figures.pair}>
            {area === 'Admin' && (
              <Widget title={t(figuresTexts.topStores)} query={report} rows={8}>
                {({ stores = [] }) => <TopStoresRanking rows={stores} />}
              </Widget>
            )}
            <Widget title={t(figuresTexts.topGoods)} query={report} rows={8}>
              {({ goods }) => <TopGoodsRanking area={area} by="amount" rows={goods} />}
            </Widget>
          </div>
        </div>
      )}
      {data && isPrinting && <PrintedReport report={data} onClose={() => setPrinting(false)} />}
    </Page>
  )
}
