import type { ShownGoods } from './shown-goods.ts'
import { ChevronRight, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { GroupButtons } from '~/collectives/group-buttons.tsx'
import { GroupSections } from '~/collectives/group-sections.tsx'
import { useGroupBuying, type SentCollective } from '~/collectives/use-group-buying.ts'
import { OfferStrip } from '~/coupons/offer-strip.tsx'
import type { OffersOnPage } from '~/coupons/offers-on-page.ts'
import { FavoriteButton } from '~/favorites/favorite-button.tsx'
import { useFavorite } from '~/favorites/use-favorite.ts'
import { useText } from '~/i18n/text.tsx'
import { ClosedReason } from '~/site/closed-notice.tsx'
import { ShareButton } from '~/ui/toast/share-button.tsx'
import { RatingLink } from './comments/rating-link.tsx'
import { BuyBar } from './buy-bar.tsx'
import { subjectOf } from './chat-subject.ts'
import { BuyButtons } from './buy-buttons.tsx'
import { ChosenAnnouncer, useChosenText } from './chosen-summary.tsx'
import { DeliveryLines } from './delivery-lines.tsx'
import { PricePanel } from './price-panel.tsx'
import { QuantityRow } from './quantity-row.tsx'
import type { Sale } from './seckill/sale.ts'
import { SalePanel } from './seckill/sale-panel.tsx'
import { SkuPicker } from './sku-picker.tsx'
import { SkuSheet, type SheetPurpose } from './sku-sheet.tsx'
import { useBuying } from './use-buying.ts'
import type { SkuChoice } from './use-sku-choice.ts'

/** Name, price, offers, options and buttons. On phones the options are in a sheet. */
export function BuyPanel({
  goods,
  chosen,
  offers,
  sale,
  ordinary,
  collective,
}: {
  goods: ShownGoods
  chosen: SkuChoice
  offers: OffersOnPage
  sale: Sale | null
  /** SKUs of the sale that the shopper can only have at the ordinary price. */
  ordinary: ReadonlySet<number>
  collective: SentCollective
}) {
  const t = useText()
  const buying = useBuying(goods.id, chosen, ordinary)
  const group = useGroupBuying(goods.id, chosen, collective)
  const favorite = useFavorite('goods', goods.id, goods.goods_collect)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [purpose, setPurpose] = useState<SheetPurpose>('choose')
  const chosenText = useChosenText(chosen)
  const isOnSale = goods.state === 'on_sale'
  const inStock = chosen.skus.filter(({ goods_stock }) => goods_stock > 0)
  const isSoldOut = inStock.length === 0
  const { sku } = chosen
  const ordinaryPrice = sku && ordinary.has(sku.id) ? sku.goods_price : undefined
  // Without a choice only when nothing else is left.
  const isOrdinary = sku
    ? ordinaryPrice !== undefined
    : inStock.length > 0 && inStock.every(({ id }) => ordinary.has(id))
  const stop = !isOnSale ? t('goods:offShelfShort') : isSoldOut ? t('goods:soldOut') : undefined
  const open = (next: SheetPurpose): void => {
    setPurpose(next)
    setIsSheetOpen(true)
  }

  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 space-y-1">
          <h1 className="text-20 font-bold md:text-24">{goods.goods_name}</h1>
          {goods.goods_subname && <p className="text-ink-2">{goods.goods_subname}</p>}
          <RatingLink rating={goods.rating} />
        </div>
        <div className="flex items-center gap-1">
          <ShareButton title={goods.goods_name} className="-my-1 max-md:-mr-2" />
          <FavoriteButton kind="goods" favorite={favorite} size="s" className="max-md:hidden" />
        </div>
      </div>
      {isOnSale && sale && (
        <SalePanel sale={sale} name={goods.goods_name} skuId={sku?.id} hasOrdinary={ordinary.size > 0} />
      )}
      <PricePanel chosen={chosen} sale={sale} sold={goods.goods_sale} collected={favorite.count} />
      {isOnSale && <GroupSections buying={group} goodsName={goods.goods_name} onJoin={() => open('group')} />}
      {isOnSale && <OfferStrip of={{ storeId: goods.store_info.id, goodsId: goods.id }} offers={offers} />}
      {!isOnSale && (
        <p role="note" className="flex gap-2 rounded-3 bg-warn-50 px-4 py-3 text-warn">
          <CircleAlert size={18} className="mt-0.5" />
          {t('goods:offShelf')}
        </p>
      )}
      {isOnSale && <ClosedReason />}
      <DeliveryLines freight={goods.freight} place={goods.store_info.area_info} chosen={chosen} />
      {isOnSale && (
        <>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => open('choose')}
            className="card flex min-h-13 w-full items-center gap-2 px-4 py-2 text-left md:hidden"
          >
            <span className="min-w-0 flex-1">{chosenText || t('ui:quantity')}</span>
            <span className="text-ink-2 tabular-nums">× {chosen.quantity}</span>
            <ChevronRight size={18} className="text-ink-3" />
          </button>
          <div className="hidden flex-col gap-4 md:flex">
            <ChosenAnnouncer chosen={chosen} />
            <SkuPicker chosen={chosen} place="page" isWaitable />
            <QuantityRow chosen={chosen} withStock />
            {group.isOffered && !chosen.isSoldOut && (
              <div className="flex gap-3">
                <GroupButtons
                  buying={group}
                  alone={chosen.offer}
                  onAlone={() => buying.buy('page')}
                  onGroup={() => buying.buy('page', group.order)}
                />
              </div>
            )}
            <div className="flex gap-3">
              <BuyButtons
                buying={buying}
                isSoldOut={chosen.isSoldOut}
                skuId={sku?.id}
                ordinary={
                  ordinaryPrice === undefined ? undefined : { price: ordinaryPrice, onBuy: () => buying.buy('page') }
                }
                isQuiet={group.isOffered}
                onAdd={() => buying.add('page')}
                onBuy={group.isOffered ? undefined : () => buying.buy('page')}
              />
            </div>
          </div>
          <SkuSheet
            isOpen={isSheetOpen}
            purpose={purpose}
            onClose={() => setIsSheetOpen(false)}
            chosen={chosen}
            buying={buying}
            ordinaryPrice={ordinaryPrice}
            image={goods.goods_images[0] ?? ''}
            group={group}
          />
        </>
      )}
      <BuyBar
        storeId={goods.store_info.id}
        subject={subjectOf(goods)}
        favorite={favorite}
        stop={stop}
        waitFor={isOnSale && chosen.isSoldOut ? sku?.id : undefined}
        isOrdinary={isOrdinary}
        group={group}
        alone={chosen.offer}
        onOpen={open}
      />
    </>
  )
}
