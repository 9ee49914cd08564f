import { buyAgain } from '@fangshi/contract/orders'
import type { Reply } from '@fangshi/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '~/api/call.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { setCartCount } from '~/cart/cart-count.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { toast } from '~/ui/toast/toast-store.ts'

export type BoughtAgain = Reply<typeof buyAgain>

/** Puts an order's goods into the cart and goes there, unless some could not be: then the page says which. */
export function useBuyAgain(id: number) {
  const t = useOrderTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const client = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const [partly, setPartly] = useState<BoughtAgain>()

  const add = async (): Promise<void> => {
    setIsAdding(true)
    try {
      const added = await call(buyAgain, { params: { id } }, { key: crypto.randomUUID() })
      setCartCount(added.count)
      await client.invalidateQueries({ queryKey: ['cart'] })
      if (added.refused.length) return setPartly(added)
      toast({ text: t('order:addedAgain'), tone: 'ok' })
      void navigate(localPath(links.carts()))
    } catch {
      // `call` has shown the error.
    } finally {
      setIsAdding(false)
    }
  }
  return { add, isAdding, partly, close: () => setPartly(undefined) }
}
