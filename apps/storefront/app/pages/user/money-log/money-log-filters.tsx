import { useNavigate } from 'react-router'
import type { MoneyLogFilter, MoneyLogKind } from '~/account/user-queries.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { Button } from '~/ui/button.tsx'
import { Segments } from '~/ui/inputs/segments.tsx'
import { DayInput } from './day-input.tsx'
import { logPaths, logQuery } from './money-log-query.ts'

const signs = ['all', 'in', 'out'] as const

/** Filters by direction and days; every change is a step in the browser's history. */
export function MoneyLogFilters({ kind, filter }: { kind: MoneyLogKind; filter: MoneyLogFilter }) {
  const t = useUserTexts()
  const orderText = useOrderTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const open = (change: MoneyLogFilter): void =>
    void navigate(localPath(logPaths[kind] + logQuery({ ...filter, page: undefined, ...change })), {
      preventScrollReset: true,
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-4">
      <Segments
        name="sign"
        label={t('user:direction')}
        choices={signs.map((value) => ({ value, text: t(`user:sign_${value}`) }))}
        value={filter.sign ?? 'all'}
        onChange={(sign) => open({ sign: sign === 'all' ? undefined : sign })}
      />
      <div className="flex w-full min-w-0 items-center gap-2 text-13 text-ink-2 md:w-auto">
        <DayInput label={t('user:fromDay')} max={filter.to} value={filter.from} onChange={(from) => open({ from })} />
        <span aria-hidden>–</span>
        <DayInput label={t('user:toDay')} min={filter.from} value={filter.to} onChange={(to) => open({ to })} />
      </div>
      {(filter.from ?? filter.to ?? filter.sign) && (
        <Button tone="quiet" size="s" onClick={() => open({ sign: undefined, from: undefined, to: undefined })}>
          {orderText('order:clearFilters')}
        </Button>
      )}
    </div>
  )
}
