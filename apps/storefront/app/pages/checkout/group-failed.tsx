import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

/** Shown if a group of orders belongs to someone else or failed to load. */
export function GroupFailed({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const t = useOrderTexts()
  return (
    <EmptyState
      object={isMissing ? 'search' : 'broken'}
      text={t(isMissing ? 'order:groupMissing' : 'order:cashierFailed')}
    >
      <div className="flex flex-wrap justify-center gap-3">
        {!isMissing && <Button onClick={onRetry}>{t('ui:retry')}</Button>}
        <ButtonLink to={links.orders()}>{t('order:list')}</ButtonLink>
        <ButtonLink to={links.home()}>{t('errors:backHome')}</ButtonLink>
      </div>
    </EmptyState>
  )
}
