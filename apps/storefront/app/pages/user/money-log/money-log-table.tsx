import type { MoneyLogKind } from '~/account/user-queries.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { classNames } from '~/ui/class-names.ts'
import { amountText } from './amount-text.ts'
import { EventIcon } from './event-icon.tsx'
import { monthName, type LogMonth, type LogRow } from './month-groups.ts'

const wide = 'hidden md:table-cell'
const right = 'py-3 pl-4 text-right align-top whitespace-nowrap tabular-nums'

/** A month with what came in and went out during it. */
function MonthHead({ month, kind }: { month: LogMonth; kind: MoneyLogKind }) {
  const t = useUserTexts()
  const name = monthName(month.month, useLocale())
  const income = t('user:monthIn', { amount: amountText(kind, month.in) })
  const spending = t('user:monthOut', { amount: amountText(kind, month.out) })
  return (
    <tr>
      <th
        scope="rowgroup"
        aria-label={`${name} ${income} ${spending}`}
        colSpan={4}
        className="pt-3 pb-1 text-left font-normal"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-2 bg-sunken px-3 py-2">
          <span className="font-bold">{name}</span>
          <span className="flex gap-4 text-13 text-ink-2 tabular-nums">
            <span>{income}</span>
            <span>{spending}</span>
          </span>
        </span>
      </th>
    </tr>
  )
}

/** The events whose information is the number of an order. */
const orderEvents: readonly LogRow['event'][] = ['points_earned', 'points_revoked']

/** What a movement was for: points for a purchase lead to its order. */
function Info({ event, info }: Pick<LogRow, 'event' | 'info'>) {
  if (!orderEvents.includes(event)) return info
  return (
    <LocalLink to={links.orders(undefined, { keywords: info })} className="underline hover:text-brand">
      {info}
    </LocalLink>
  )
}

function Row({ row, kind }: { row: LogRow; kind: MoneyLogKind }) {
  const t = useUserTexts()
  const { event, name, info, money, balance, created_at } = row
  return (
    <tr>
      <td className={classNames(wide, 'py-3 pl-3 align-top whitespace-nowrap text-ink-2 tabular-nums')}>
        {created_at}
      </td>
      <td className="py-3 align-top md:pl-4">
        <span className="flex gap-3">
          <EventIcon event={event} />
          <span className="min-w-0">
            <span className="block font-medium">{name}</span>
            {info && (
              <span className="block text-12 wrap-anywhere text-ink-2 md:text-13">
                <Info event={event} info={info} />
              </span>
            )}
            <span className="block text-13 text-ink-3 tabular-nums md:hidden">{created_at.slice(0, 16)}</span>
          </span>
        </span>
      </td>
      <td className={right}>
        <span className={classNames('font-bold', money.startsWith('-') ? 'text-bad' : 'text-ok')}>
          {amountText(kind, money)}
        </span>
        <span className="block text-13 text-ink-3 md:hidden">
          {t('user:balanceIs', { amount: amountText(kind, balance) })}
        </span>
      </td>
      <td className={classNames(wide, right, 'pr-3 text-ink-2')}>{amountText(kind, balance)}</td>
    </tr>
  )
}

/** The transactions by month, newest first. Phones show time and balance in a second line. */
export function MoneyLogTable({
  months,
  kind,
  title,
}: {
  months: readonly LogMonth[]
  kind: MoneyLogKind
  title: string
}) {
  const t = useUserTexts()
  return (
    <table className="w-full">
      <caption className="sr-only">{title}</caption>
      <thead className="hidden text-left text-13 text-ink-2 md:table-header-group">
        <tr>
          <th className="py-2 pl-3 font-medium">{t('user:time')}</th>
          <th className="py-2 pl-4 font-medium">{t('user:movement')}</th>
          <th className="py-2 pl-4 text-right font-medium">{t('user:amount')}</th>
          <th className="py-2 pr-3 pl-4 text-right font-medium">{t('user:balanceAfter')}</th>
        </tr>
      </thead>
      {months.map((month) => (
        <tbody key={month.month} className="divide-y divide-line">
          <MonthHead month={month} kind={kind} />
          {month.rows.map((row) => (
            <Row key={row.id} row={row} kind={kind} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
