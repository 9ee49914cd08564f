import { CallError } from '@fangshi/contract/client'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { isMissing } from '~/api/missing.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

/** Shown if there is no quote: the goods are gone, may not be bought, or loading failed. */
export function QuoteFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText()
  const isGone = isMissing(error)
  const isForbidden = error instanceof CallError && error.code === 403
  return (
    <EmptyState
      object={isGone ? 'cart' : 'broken'}
      text={isGone ? t('order:quoteGone') : isForbidden ? error.message : t('order:quoteFailed')}
    >
      <div className="flex flex-wrap justify-center gap-3">
        {isGone ? (
          <ButtonLink to={links.orders()}>{t('order:list')}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{t('ui:retry')}</Button>
        )}
        <ButtonLink tone="brand" to={links.carts()}>
          {t('order:stepCart')}
        </ButtonLink>
      </div>
    </EmptyState>
  )
}
