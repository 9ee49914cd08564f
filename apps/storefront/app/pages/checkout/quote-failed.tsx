import { CallError } from '@fangshi/contract/client'
import { useEffect, useRef } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { isGone, repeatedGroup } from './quote-gone.ts'

/** Shown if there is no quote: the goods are ordered or gone, may not be bought, or loading failed. */
export function QuoteFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useOrderTexts()
  const box = useRef<HTMLDivElement>(null)
  // Takes the place of the button that was pressed.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const groupNo = repeatedGroup(error)
  const hasGone = isGone(error)
  const isForbidden = error instanceof CallError && error.code === 403
  const gone = t(groupNo === undefined ? 'order:quoteGone' : 'order:quoteOrdered')
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <EmptyState
        object={hasGone ? 'cart' : 'broken'}
        text={hasGone ? gone : isForbidden ? error.message : t('order:quoteFailed')}
      >
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={links.carts()}>{t('order:stepCart')}</ButtonLink>
          {groupNo !== undefined ? (
            <ButtonLink tone="brand" to={links.orderPay(groupNo)}>
              {t('order:viewOrder')}
            </ButtonLink>
          ) : hasGone ? (
            <ButtonLink tone="brand" to={links.orders()}>
              {t('order:list')}
            </ButtonLink>
          ) : (
            <Button tone="brand" onClick={onRetry}>
              {t('ui:retry')}
            </Button>
          )}
        </div>
      </EmptyState>
    </div>
  )
}
