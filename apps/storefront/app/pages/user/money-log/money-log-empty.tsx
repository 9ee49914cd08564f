import type { MoneyLogKind } from '~/account/user-queries.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { logPaths } from './money-log-query.ts'

/** Distinguishes an empty log from filters without a match. */
export function MoneyLogEmpty({ kind, isFiltered }: { kind: MoneyLogKind; isFiltered: boolean }) {
  const t = useUserTexts()
  const orderText = useOrderTexts()
  return (
    <EmptyState object="records" text={t(isFiltered ? 'user:noMatchingLogs' : 'user:noLogs')}>
      {isFiltered ? (
        <ButtonLink to={logPaths[kind]}>{orderText('order:clearFilters')}</ButtonLink>
      ) : (
        <ButtonLink to={links.list()}>{t('errors:browse')}</ButtonLink>
      )}
    </EmptyState>
  )
}
