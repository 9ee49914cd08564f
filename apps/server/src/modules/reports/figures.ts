import { maxTop, type SalesAnswer, type VisitsAnswer } from '@fangshi/contract/figures'
import type { Locale } from '@fangshi/contract/locale'
import type { Report, ReportRow } from '@fangshi/contract/reports'
import { formatDateTime } from '@fangshi/contract/time'
import {
  newcomerFigures,
  salesFigures,
  showTopGoods,
  showTopStore,
  topGoodsOf,
  topStoresOf,
  visitFigures,
  windowOf,
  type Reads,
  type TopGoodsRow,
  type TopStoreRow,
} from '../figures/public.ts'
import { daysOfWeek } from './week.ts'

interface Newcomers {
  total: number
  before: number
}

/** What a report keeps: figures as the dashboards tell them, rankings with names in all languages. */
export interface WeekFigures {
  sales: SalesAnswer
  visits: VisitsAnswer
  goods: TopGoodsRow[]
  /** Of the platform only, as what follows. */
  stores?: TopStoreRow[]
  new_users?: Newcomers
  new_stores?: Newcomers
}

const newcomers = async (reads: Reads, who: 'users' | 'stores', monday: string): Promise<Newcomers> => {
  const { total, before } = await newcomerFigures(reads, who, daysOfWeek(monday))
  return { total, before }
}

/** The figures of a week of a store, or (scope 0) of the platform, as they are now. */
export async function figuresOfWeek(reads: Reads, scope: number, monday: string): Promise<WeekFigures> {
  const days = daysOfWeek(monday)
  const window = windowOf(days)
  const [sales, visits, goods] = await Promise.all([
    salesFigures(reads, scope, days),
    visitFigures(reads, scope, days),
    topGoodsOf(reads.db, scope, 'amount', window, maxTop),
  ])
  if (scope) return { sales, visits, goods }
  const [stores, new_users, new_stores] = await Promise.all([
    topStoresOf(reads.db, window, maxTop),
    newcomers(reads, 'users', monday),
    newcomers(reads, 'stores', monday),
  ])
  return { sales, visits, goods, stores, new_users, new_stores }
}

export interface ReportSource {
  id: number
  /** Its Monday. */
  week: string
  figures: WeekFigures
  created_at: Date
}
const spanOf = ({ id, week, created_at }: Omit<ReportSource, 'figures'>) => ({
  id,
  ...daysOfWeek(week),
  written_at: formatDateTime(created_at),
})

/** A report in a language. */
export function showReport({ figures, ...row }: ReportSource, locale: Locale): Report {
  const { goods, stores, ...rest } = figures
  return {
    ...spanOf(row),
    ...rest,
    goods: goods.map((one) => showTopGoods(one, locale)),
    ...(stores ? { stores: stores.map((one) => showTopStore(one, locale)) } : {}),
  }
}

export interface ReportLine {
  id: number
  week: string
  created_at: Date
  sales: SalesAnswer['now']
  sales_before: SalesAnswer['before']
}
/** A report in the list of reports. */
export const showLine = ({ sales, sales_before, ...row }: ReportLine): ReportRow => ({
  ...spanOf(row),
  orders: sales.orders,
  sales: sales.sales,
  sales_before: sales_before.sales,
  refunded: sales.refunded,
})
