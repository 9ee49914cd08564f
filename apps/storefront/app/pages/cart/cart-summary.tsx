import type { ReactNode } from 'react'
import { useClosedReason } from '~/site/shell-data.ts'
import { Button } from '~/ui/button.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { useCartTexts } from './own-texts.ts'

/**
 * The running total and the checkout button: a card beside the lines on wide screens, a bar above the tabs on phones.
 */
export function CartSummary({
  pieces,
  total,
  saved,
  isShopper,
  isBusy,
  onCheckout,
  children,
}: {
  pieces: number
  total: string
  /** What the offers of the stores take off, which is no part of the total any more. */
  saved: string
  isShopper: boolean
  isBusy: boolean
  onCheckout: () => void
  /** The check box that selects everything, shown in the bar on phones. */
  children: ReactNode
}) {
  const t = useCartTexts()
  const closed = useClosedReason()
  return (
    <section
      aria-label={t('cart:summary')}
      data-bottom-bar
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-4 py-2 md:bottom-0 md:mx-0 md:rounded-3 md:border md:px-6 md:py-4 lg:top-28 lg:bottom-auto lg:w-80 lg:shrink-0 lg:flex-col lg:flex-nowrap lg:items-stretch lg:gap-4 lg:self-start lg:p-6"
    >
      <div className="lg:hidden">{children}</div>
      <div
        aria-live="polite"
        aria-atomic
        className="flex flex-1 flex-col items-end lg:flex-row lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-2"
      >
        <span className="order-2 text-12 text-ink-2 lg:order-none lg:text-14">
          {t('cart:chosen', { count: pieces })}
          {Number(saved) > 0 && <span className="ml-2 text-brand">{t('cart:saved', { amount: saved })}</span>}
        </span>
        <span className="whitespace-nowrap">
          <span className="sr-only">{t('cart:goodsTotal')} </span>
          <Price value={total} exact size="m" className="lg:[&>span]:first:text-16" />
        </span>
      </div>
      <p className="hidden text-12 text-ink-3 lg:block">{closed ?? t('cart:freightLater')}</p>
      <Button
        tone="brand"
        busy={isBusy}
        disabled={closed !== undefined}
        title={closed}
        onClick={onCheckout}
        className="ml-auto lg:ml-0 lg:h-12 lg:text-16"
      >
        {closed === undefined ? t(isShopper ? 'cart:checkout' : 'cart:loginToCheckout') : t('shell:orderingPaused')}
      </Button>
    </section>
  )
}
