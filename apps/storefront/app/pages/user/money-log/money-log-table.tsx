import type { listMoneyLogs } from '@fangshi/contract/accounts'
import type { Reply } from '@fangshi/contract/route'
import type { MoneyLogKind } from '~/account/user-queries.ts'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { amountText } from './amount-text.ts'

type Row = Reply<typeof listMoneyLogs>['data'][number]

const wide = 'hidden md:table-cell'
const right = 'py-3 pl-4 text-right align-top whitespace-nowrap tabular-nums'

/** The transactions, newest first. Phones show time and balance in a second line. */
export function MoneyLogTable({ rows, kind, title }: { rows: readonly Row[]; kind: MoneyLogKind; title: string }) {
  const t = useText()
  return (
    <table className="w-full">
      <caption className="sr-only">{title}</caption>
      <thead className="hidden border-b border-line text-left text-13 text-ink-2 md:table-header-group">
        <tr>
          <th className="py-2 font-medium">{t('user:time')}</th>
          <th className="py-2 pl-4 font-medium">{t('user:movement')}</th>
          <th className="py-2 pl-4 text-right font-medium">{t('user:amount')}</th>
          <th className="py-2 pl-4 text-right font-medium">{t('user:balanceAfter')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ id, name, info, money, balance, created_at }) => (
          <tr key={id}>
            <td className={classNames(wide, 'py-3 align-top whitespace-nowrap text-ink-2 tabular-nums')}>
              {created_at}
            </td>
            <td className="py-3 align-top md:pl-4">
              <span className="block font-medium">{name}</span>
              {info && <span className="block text-13 text-ink-2">{info}</span>}
              <span className="block text-13 text-ink-3 tabular-nums md:hidden">{created_at.slice(0, 16)}</span>
            </td>
            <td className={right}>
              <span className={classNames('font-bold', money.startsWith('-') ? 'text-bad' : 'text-ok')}>
                {amountText(kind, money)}
              </span>
              <span className="block text-13 text-ink-3 md:hidden">
                {t('user:balanceIs', { amount: amountText(kind, balance) })}
              </span>
            </td>
            <td className={classNames(wide, right, 'text-ink-2')}>{amountText(kind, balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
