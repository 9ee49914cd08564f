import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { addToCart, type AddOutcome } from '~/cart/add-to-cart.ts'
import { guestCart } from '~/cart/guest-cart.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import { links, type GroupChoice } from '~/routing/links.ts'
import { hasSession } from '~/session/session.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { focusRow, type PickerPlace } from './picker-rows.ts'
import type { SkuChoice } from './use-sku-choice.ts'

const addedShownMs = 2_000

/**
 * Adds or buys the chosen SKU; those in `ordinary` are bought at the ordinary price while a flash sale runs. `isAdded` is
 * true at once and reverts if the server refuses.
 */
export function useBuying(goodsId: number, chosen: SkuChoice, ordinary: ReadonlySet<number>) {
  const t = useText()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const [isAdded, setIsAdded] = useState(false)
  const { sku, missing, quantity } = chosen

  /** The chosen SKU; without one the first incomplete row shows a message and gets the focus. */
  const needSku = (place: PickerPlace) => {
    if (sku) return sku
    flushSync(chosen.showMissing)
    focusRow(place, missing)
    return undefined
  }
  const tell = (outcome: AddOutcome, skuId: number): void => {
    if (outcome === 'added') {
      const viewCart = { label: t('goods:viewCart'), act: () => void navigate(localPath(links.carts())) }
      toast({ text: t('goods:addedToast', { count: quantity }), tone: 'ok', action: viewCart })
    }
    if (outcome === 'stock_short') {
      toast({ text: t('goods:shortInCart', { count: guestCart.piecesOfSku(skuId) }), tone: 'bad' })
    }
    if (outcome === 'line_full') toast({ text: t('goods:lineFull'), tone: 'bad' })
    if (outcome === 'cart_full') toast({ text: t('goods:cartFull'), tone: 'bad' })
  }
  /** True if a SKU is chosen and is being added to the cart. */
  const add = (place: PickerPlace): boolean => {
    const found = needSku(place)
    if (!found) return false
    setIsAdded(true)
    const pieces = { goods_id: goodsId, sku_id: found.id, buy_num: quantity, stock: found.goods_stock }
    void addToCart(pieces).then((outcome) => {
      tell(outcome, found.id)
      if (outcome === 'added') setTimeout(() => setIsAdded(false), addedShownMs)
      else setIsAdded(false)
    })
    return true
  }
  /** Goes on to the order; `choose` names the group of it, where it is for one, or stops by giving nothing. */
  const buy = (place: PickerPlace, choose: () => GroupChoice | undefined = () => ({})): void => {
    const found = needSku(place)
    const group = found && choose()
    if (!group) return
    const path = links.orderBefore(`sku-${found.id}x${quantity}`, {
      ...group,
      ordinary: !group.collective && ordinary.has(found.id) ? [found.id] : [],
    })
    void navigate(localPath(hasSession() ? path : links.login(localPath(path))))
  }
  return { add, buy, isAdded }
}

export type BuyState = ReturnType<typeof useBuying>
