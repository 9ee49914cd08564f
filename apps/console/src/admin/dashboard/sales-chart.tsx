import { useTranslation } from 'react-i18next'
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useLocale } from '../../i18n/use-locale.ts'
import { moneyText } from './money-text.ts'
import styles from './sales-chart.module.css'
import type { Figures } from './to-dos.ts'

const axis = { stroke: 'var(--ant-color-border)', tick: { fill: 'var(--ant-color-text-description)', fontSize: 12 } }

interface Shown {
  active?: boolean
  payload?: readonly { payload?: Figures['days'][number] }[]
}

function DayLabel({ active, payload }: Shown) {
  const { t } = useTranslation()
  const locale = useLocale()
  const day = payload?.[0]?.payload
  if (!active || !day) return null
  return (
    <div className={styles.label}>
      <div>{day.date}</div>
      <b>{moneyText(day.sales, locale)}</b>
      <div>{t('dashboard.orderCount', { count: day.orders })}</div>
    </div>
  )
}

/** Sales by day. Drawn by a library that comes only with it. */
export default function SalesChart({ days }: Pick<Figures, 'days'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={days} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} title={t('dashboard.salesOfDays')}>
        <CartesianGrid vertical={false} stroke="var(--ant-color-border-secondary)" />
        <XAxis
          {...axis}
          dataKey="date"
          tickFormatter={(date: string) => date.slice(5)}
          tickLine={false}
          minTickGap={24}
        />
        <YAxis
          {...axis}
          width={56}
          axisLine={false}
          tickLine={false}
          tickFormatter={(yuan: number) => `¥${short.format(yuan)}`}
        />
        <Tooltip content={<DayLabel />} cursor={{ stroke: 'var(--ant-color-border)' }} />
        <Area
          dataKey={({ sales }: Figures['days'][number]) => Number(sales)}
          type="monotone"
          stroke="var(--ant-color-primary)"
          strokeWidth={2}
          fill="var(--ant-color-primary)"
          fillOpacity={0.1}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  )
}
