import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { userQueries, type MoneyLogKind } from '~/account/user-queries.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { MoneyLogBalance } from './money-log-balance.tsx'
import { MoneyLogEmpty } from './money-log-empty.tsx'
import { MoneyLogFilters } from './money-log-filters.tsx'
import { filterOf, logPaths, logQuery } from './money-log-query.ts'
import { monthGroups } from './month-groups.ts'
import { MoneyLogTable } from './money-log-table.tsx'

/** The log of one account: balance, filters (kept in the address), and transactions by month with the balance after each. */
export function MoneyLogPage({ kind, title }: { kind: MoneyLogKind; title: string }) {
  const t = useUserTexts()
  const locale = useLocale()
  const [params] = useSearchParams()
  const filter = filterOf(params)
  const logs = useQuery({ ...userQueries.moneyLogs(kind, filter, locale), placeholderData: keepPreviousData })
  const isFiltered = Boolean(filter.sign ?? filter.from ?? filter.to)
  return (
    <UserPage title={title}>
      <MoneyLogBalance kind={kind} />
      <section aria-label={t('user:movements')} aria-busy={logs.isPlaceholderData} className="card mt-3 p-4 md:p-6">
        <MoneyLogFilters kind={kind} filter={filter} />
        <Loaded query={logs} skeleton={<RowsSkeleton />}>
          {({ data, months, current_page, last_page }) =>
            data.length === 0 ? (
              <MoneyLogEmpty kind={kind} isFiltered={isFiltered} />
            ) : (
              <>
                <MoneyLogTable months={monthGroups({ data, months })} kind={kind} title={title} />
                <Pager
                  page={current_page}
                  last={last_page}
                  pathOf={(page) => logPaths[kind] + logQuery({ ...filter, page })}
                />
              </>
            )
          }
        </Loaded>
      </section>
    </UserPage>
  )
}
