import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { goodsTotal, isInvalid, linesOf, piecesOf, ticksOf, type CartLine } from './cart-lines.ts'
import { useOrdinaryChoice } from '../checkout/offers/ordinary-choice.ts'
import { CartRecommendations } from './cart-recommendations.tsx'
import { CartStoreCard } from './cart-store-card.tsx'
import { CartSummary } from './cart-summary.tsx'
import { InvalidLines } from './invalid-lines.tsx'
import { less, savedBy } from './offers-of-stores.ts'
import { useCart } from './use-cart.ts'
import { useCartOffers } from './use-cart-offers.ts'
import { useTicks } from './use-ticks.ts'
import { useCartTexts } from './own-texts.ts'

/** The cart by store, with the selected lines and the checkout button. */
export function CartView() {
  const t = useCartTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { ordinary, addOrdinary } = useOrdinaryChoice()
  const { query, source, isShopper, setPieces, settle, remove, changeSku, moveToFavorites } = useCart(ordinary)
  const ticks = useTicks()
  const [isLeaving, setIsLeaving] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const lines = linesOf(query.data ?? [])
  const buyable = lines.filter(({ problem }) => problem === null)
  const chosen = buyable.filter(ticks.isTicked)
  const { offers, reload: reloadOffers } = useCartOffers(source, chosen, ordinary, settle)

  if (query.isPending) return <RowsSkeleton />
  if (!query.data) {
    return (
      <EmptyState object="broken" text={t('cart:failed')}>
        <Button onClick={() => void query.refetch()}>{t('ui:retry')}</Button>
      </EmptyState>
    )
  }
  const cart = query.data
  if (!cart.length) {
    return (
      <>
        <EmptyState object="cart" text={t('cart:empty')}>
          <ButtonLink tone="brand" to={links.list()}>
            {t('cart:goShopping')}
          </ButtonLink>
          {!isShopper && (
            <ButtonLink tone="quiet" to={links.login(links.carts())}>
              {t('cart:loginHint')}
            </ButtonLink>
          )}
        </EmptyState>
        <CartRecommendations lines={[]} />
      </>
    )
  }

  const invalid = lines.filter(isInvalid)
  const saved = savedBy(offers)
  const stores = cart
    .map((store) => ({ ...store, cart_list: store.cart_list.filter((line) => !isInvalid(line)) }))
    .filter(({ cart_list }) => cart_list.length > 0)

  const drop = (gone: readonly CartLine[]): void => {
    void remove(gone)
    // The pressed button disappears with its line; keep the focus in the list.
    list.current?.focus({ preventScroll: true })
  }
  const keepForLater = (lines: readonly CartLine[]): void => {
    void moveToFavorites(lines)
    list.current?.focus({ preventScroll: true })
  }
  const checkOut = async (): Promise<void> => {
    if (!chosen.length) return toast({ text: t('cart:chooseFirst'), tone: 'bad' })
    if (!isShopper) return void navigate(localPath(links.login(links.carts())))
    setIsLeaving(true)
    const isSettled = await settle()
    setIsLeaving(false)
    if (!isSettled) return
    const ordinaryIds = ordinary.filter((skuId) => chosen.some(({ sku_id }) => sku_id === skuId))
    void navigate(
      localPath(links.orderBefore(`cart-${chosen.map(({ cart_id }) => cart_id).join('-')}`, { ordinary: ordinaryIds })),
    )
  }
  const selectAll = (
    <CheckBox
      checked={ticksOf(buyable, ticks.isTicked)}
      onChange={(on) => ticks.tick(buyable, on)}
      disabled={!buyable.length}
      className="py-2.5 whitespace-nowrap lg:py-0"
    >
      {t('cart:selectAll')}
    </CheckBox>
  )

  return (
    <>
      <div className="lg:flex lg:gap-6">
        <div ref={list} tabIndex={-1} className="min-w-0 flex-1 space-y-3 pb-4 md:space-y-4">
          <div className="flex items-center justify-end gap-4 lg:justify-between lg:pl-6">
            <div className="hidden lg:block">{selectAll}</div>
            <div className="flex flex-wrap justify-end gap-2">
              {isShopper && (
                <Button size="s" tone="quiet" disabled={!chosen.length} onClick={() => keepForLater(chosen)}>
                  {t('cart:moveToFavorites')}
                </Button>
              )}
              <Button size="s" tone="quiet" disabled={!chosen.length} onClick={() => drop(chosen)}>
                {t('cart:removeChosen')}
              </Button>
            </div>
          </div>
          {stores.map((store) => (
            <CartStoreCard
              key={store.store_id}
              store={store}
              offers={offers.get(store.store_id) ?? []}
              onClaimed={reloadOffers}
              ticks={ticks}
              onPieces={setPieces}
              onRemove={(line) => drop([line])}
              onChangeSku={changeSku}
              onMoveToFavorites={isShopper ? (line) => keepForLater([line]) : undefined}
            />
          ))}
          <InvalidLines
            lines={invalid}
            onClear={() => drop(invalid)}
            onOrdinary={({ sku_id }) => addOrdinary(sku_id)}
            onMoveToFavorites={isShopper ? (line) => keepForLater([line]) : undefined}
          />
          {buyable.length === 0 && (
            <ButtonLink tone="brand" to={links.list()}>
              {t('cart:goShopping')}
            </ButtonLink>
          )}
        </div>
        <CartSummary
          pieces={piecesOf(chosen)}
          total={less(goodsTotal(chosen), saved)}
          saved={saved}
          isShopper={isShopper}
          isBusy={isLeaving}
          onCheckout={() => void checkOut()}
        >
          {selectAll}
        </CartSummary>
      </div>
      <CartRecommendations lines={lines} />
    </>
  )
}
