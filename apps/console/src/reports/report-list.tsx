import type { ReportRow } from '@fangshi/contract/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Empty, Skeleton } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { moneyText } from '../kit/dashboard/money-text.ts'
import type { Area } from '../kit/figures/area-figures.ts'
import { changeOf } from '../kit/figures/change.ts'
import { figuresTexts } from '../kit/figures/texts.ts'
import { readListState } from '../kit/list/list-state.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { Pager } from '../kit/list/pager.tsx'
import { call } from '../session/api.ts'
import { reportRoutes } from './report-routes.ts'
import { withRecord } from './record-address.ts'
import styles from './reports.module.css'
import { reportTexts as texts } from './texts.ts'

/** A week with its sales and how they changed, as a link to its report. */
function Line({ row }: { row: ReportRow }) {
  const t = useText()
  const locale = useLocale()
  const [search] = useSearchParams()
  const change = changeOf(Number(row.sales), Number(row.sales_before), false, locale)
  return (
    <li>
      <Link className={styles.line} to={{ search: withRecord(search, row.id).toString() }}>
        <span className={styles.week}>{t(texts.week, row)}</span>
        <span className={styles.sum}>{moneyText(row.sales, locale)}</span>
        <span className={styles.note}>
          {t(figuresTexts.orderCount, { count: row.orders })}
          {' · '}
          {t(figuresTexts.refunded.name)} {moneyText(row.refunded, locale)}
        </span>
        <span className={styles.note}>
          {change && <b>{change.text} </b>}
          {t(texts.weekBefore, { money: moneyText(row.sales_before, locale) })}
        </span>
      </Link>
    </li>
  )
}

/** The reports of past weeks, the newest first. */
export function ReportList({ area }: { area: Area }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const { page, perPage: per_page } = readListState(search, [])
  const { data, error, refetch } = useQuery({
    queryKey: [area, 'reports', 'list', page, per_page],
    queryFn: ({ signal }) => call(reportRoutes[area].list, { query: { page, per_page } }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Card title={t(texts.past)}>
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data?.total === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.none)} />}
      {data && data.total > 0 && (
        <>
          <ul className={styles.lines}>
            {data.data.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </ul>
          {data.last_page > 1 && (
            <Pager page={data} onChange={(next, size) => setSearch({ page: String(next), per_page: String(size) })} />
          )}
        </>
      )}
    </Card>
  )
}
