import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useClosedReason } from '~/site/shell-data.ts'
import { Button } from '~/ui/button.tsx'
import { Price } from '~/ui/goods/price.tsx'

/** The primary action: below the price table on wide screens, a bottom bar with the total on phones. */
export function PlaceBar({
  total,
  isBusy,
  isDisabled,
  onPlace,
}: {
  total: string
  isBusy: boolean
  isDisabled: boolean
  onPlace: () => void
}) {
  const t = useOrderTexts()
  const closed = useClosedReason()
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-surface px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:static lg:mx-0 lg:block lg:border-0 lg:bg-transparent lg:p-0 lg:pt-4">
      <p className="lg:hidden">
        <span className="text-13 text-ink-2">{t('order:payable')} </span>
        <Price value={total} exact />
      </p>
      <Button
        tone="brand"
        size="l"
        busy={isBusy}
        disabled={isDisabled || closed !== undefined}
        title={closed}
        onClick={onPlace}
        className="lg:w-full"
      >
        {t(closed === undefined ? 'order:place' : 'shell:orderingPaused')}
      </Button>
      <p className="hidden pt-3 text-center text-12 text-ink-3 lg:block">{closed ?? t('order:placeNote')}</p>
    </div>
  )
}
