import type { MoneyLogKind } from '~/account/user-queries.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { logPaths } from './money-log-query.ts'

/** Distinguishes an empty log from filters without a match. */
export function MoneyLogEmpty({ kind, isFiltered }: { kind: MoneyLogKind; isFiltered: boolean }) {
  const t = useText()
  return (
    <EmptyState object="records" text={t(isFiltered ? 'user:noMatchingLogs' : 'user:noLogs')}>
      {isFiltered ? (
        <ButtonLink to={logPaths[kind]}>{t('order:clearFilters')}</ButtonLink>
      ) : (
        <ButtonLink to={links.list()}>{t('errors:browse')}</ButtonLink>
      )}
    </EmptyState>
  )
}
