import type { Cart } from '@fangshi/contract/cart'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { setCartCount } from '~/cart/cart-count.ts'
import { setFavorites } from '~/favorites/favorite-calls.ts'
import { useLocale } from '~/i18n/text.tsx'
import { useIsLoggedIn } from '~/session/session.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { isInvalid, linesOf, piecesOf, withoutSkus, withPieces, type CartLine } from './cart-lines.ts'
import { browserCart, shopperCart } from './cart-source.ts'
import { useDelayedEdits } from './use-delayed-edits.ts'
import { useCartTexts } from './own-texts.ts'

/**
 * The cart of the shopper or guest, with its operations. Changes show at once and revert if the server refuses. `ordinary`: SKUs
 * that are bought at the ordinary price although a flash sale of them runs.
 */
export function useCart(ordinary: readonly number[]) {
  const t = useCartTexts()
  const locale = useLocale()
  const client = useQueryClient()
  const isShopper = useIsLoggedIn() === true
  const source = isShopper ? shopperCart : browserCart
  const query = useQuery({
    queryKey: ['cart', isShopper, locale, ordinary.join()],
    queryFn: ({ signal }) => source.load(ordinary, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const cart = query.data

  useEffect(() => {
    if (cart) setCartCount(piecesOf(linesOf(cart)))
  }, [cart])

  const reload = useCallback(() => client.invalidateQueries({ queryKey: ['cart'] }), [client])
  const show = useCallback(
    async (change: (cart: Cart) => Cart): Promise<void> => {
      await client.cancelQueries({ queryKey: ['cart'] })
      client.setQueriesData<Cart>({ queryKey: ['cart'] }, (shown) => shown && change(shown))
    },
    [client],
  )
  const { edit, settle } = useDelayedEdits(source, reload)

  const setPieces = (line: CartLine, pieces: number): void => {
    void show((shown) => withPieces(shown, line.sku_id, pieces))
    edit(line, pieces)
  }

  /** Gives a line another SKU of its goods; false when the server refused. */
  const changeSku = async (line: CartLine, skuId: number): Promise<boolean> => {
    await settle()
    try {
      await source.changeSku(line, skuId)
      return true
    } catch {
      // `call` has shown why.
      return false
    } finally {
      await reload()
    }
  }

  const putBack = async (lines: readonly CartLine[]): Promise<void> => {
    try {
      await source.putBack(lines)
      toast({ text: t('cart:restored', { count: lines.length }) })
    } finally {
      await reload()
    }
  }

  const remove = async (
    lines: readonly CartLine[],
    text: 'cart:removed' | 'cart:movedToFavorites' = 'cart:removed',
  ): Promise<void> => {
    await settle()
    await show((shown) =>
      withoutSkus(
        shown,
        lines.map(({ sku_id }) => sku_id),
      ),
    )
    try {
      await source.remove(lines)
    } catch {
      return reload()
    }
    const returnable = lines.filter((line) => !isInvalid(line))
    toast({
      text: t(text, { count: lines.length }),
      // `call` shows why it failed.
      ...(returnable.length && {
        action: { label: t('ui:undo'), act: () => void putBack(returnable).catch(() => undefined) },
      }),
    })
  }

  /** Saves the goods of these lines as favourites and takes the lines out of the cart. */
  const moveToFavorites = async (lines: readonly CartLine[]): Promise<void> => {
    try {
      await setFavorites('goods', [...new Set(lines.map(({ goods_id }) => goods_id))], true)
    } catch {
      // `call` has shown why; the lines stay.
      return
    }
    await remove(lines, 'cart:movedToFavorites')
  }

  return { query, source, isShopper, setPieces, settle, remove, changeSku, moveToFavorites }
}
