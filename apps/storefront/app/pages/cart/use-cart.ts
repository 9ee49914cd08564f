import type { Cart } from '@fangshi/contract/cart'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { setCartCount } from '~/cart/cart-count.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { useIsLoggedIn } from '~/session/session.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { isInvalid, linesOf, piecesOf, withoutSkus, withPieces, type CartLine } from './cart-lines.ts'
import { browserCart, shopperCart } from './cart-source.ts'
import { useDelayedEdits } from './use-delayed-edits.ts'

/** The cart of the shopper or guest, with its operations. Changes show at once and revert if the server refuses. */
export function useCart() {
  const t = useText()
  const locale = useLocale()
  const client = useQueryClient()
  const isShopper = useIsLoggedIn() === true
  const source = isShopper ? shopperCart : browserCart
  const query = useQuery({
    queryKey: ['cart', isShopper, locale],
    queryFn: ({ signal }) => source.load(signal),
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

  const putBack = async (lines: readonly CartLine[]): Promise<void> => {
    try {
      await source.putBack(lines)
      toast({ text: t('cart:restored', { count: lines.length }) })
    } finally {
      await reload()
    }
  }

  const remove = async (lines: readonly CartLine[]): Promise<void> => {
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
      text: t('cart:removed', { count: lines.length }),
      // `call` shows why it failed.
      ...(returnable.length && {
        action: { label: t('ui:undo'), act: () => void putBack(returnable).catch(() => undefined) },
      }),
    })
  }

  return { query, isShopper, setPieces, settle, remove }
}
