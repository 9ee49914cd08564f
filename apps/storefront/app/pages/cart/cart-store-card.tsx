import type { QuotedOffer } from '@fangshi/contract/offers'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { StoreHeading } from '~/ui/goods/store-heading.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { CartStoreOffers, StoreCouponsButton } from './cart-store-offers.tsx'
import { ticksOf, type CartLine, type CartStore } from './cart-lines.ts'
import type { Ticks } from './use-ticks.ts'
import { useCartTexts } from './own-texts.ts'

/** The lines of one store, with a check box for all of them, its offers and its coupons. */
export function CartStoreCard({
  store,
  offers,
  onClaimed,
  ticks,
  onPieces,
  onRemove,
  onChangeSku,
  onMoveToFavorites,
}: {
  store: CartStore
  /** The store's offers for the ticked lines, with the reason of those that do not apply. */
  offers: readonly QuotedOffer[]
  /** The sheet in which coupons are claimed was closed. */
  onClaimed: () => void
  ticks: Ticks
  onPieces: (line: CartLine, pieces: number) => void
  onRemove: (line: CartLine) => void
  onChangeSku: (line: CartLine, skuId: number) => Promise<boolean>
  onMoveToFavorites: ((line: CartLine) => void) | undefined
}) {
  const t = useCartTexts()
  const buyable = store.cart_list.filter(({ problem }) => problem === null)
  return (
    <section aria-label={store.store_name} className="card px-4 md:px-6">
      <div className="flex items-center gap-2 border-b border-line py-2 md:gap-4 md:py-3">
        <CheckBox
          checked={ticksOf(buyable, ticks.isTicked)}
          onChange={(on) => ticks.tick(buyable, on)}
          disabled={!buyable.length}
          aria-label={t('cart:selectStore', { name: store.store_name })}
          className="-ml-2.5 p-2.5 md:ml-0 md:p-0"
        />
        <StoreHeading id={store.store_id} name={store.store_name} />
        <StoreCouponsButton storeId={store.store_id} name={store.store_name} onClose={onClaimed} />
      </div>
      <ul className="divide-y divide-line">
        {store.cart_list.map((line) => (
          <CartLineRow
            key={line.sku_id}
            line={line}
            isTicked={ticks.isTicked(line)}
            onTick={(on) => ticks.tick([line], on)}
            onPieces={(pieces) => onPieces(line, pieces)}
            onRemove={() => onRemove(line)}
            onChangeSku={(skuId) => onChangeSku(line, skuId)}
            onMoveToFavorites={onMoveToFavorites && (() => onMoveToFavorites(line))}
          />
        ))}
      </ul>
      {offers.length > 0 && (
        <div className="border-t border-line py-3 empty:hidden">
          <CartStoreOffers storeId={store.store_id} offers={offers} />
        </div>
      )}
    </section>
  )
}
