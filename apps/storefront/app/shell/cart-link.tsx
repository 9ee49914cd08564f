import { ShoppingCart, type LucideIcon } from 'lucide-react'
import { useCartCount } from '~/cart/cart-count.ts'
import { useText } from '~/i18n/text.tsx'
import { CountedIcon } from '~/ui/counted-icon.tsx'

/** The cart icon with its count; `CartAnnouncer` announces changes. */
export function CartIcon({ size, icon = ShoppingCart }: { size: number; icon?: LucideIcon }) {
  return <CountedIcon icon={icon} size={size} count={useCartCount()} />
}

/** The accessible name of a cart link, with the count. */
export function useCartName(): string {
  const t = useText()
  const count = useCartCount()
  return count > 0 ? t('shell:cartCount', { count }) : t('shell:cart')
}

export function CartAnnouncer() {
  const t = useText()
  const count = useCartCount()
  return (
    <p aria-live="polite" className="sr-only">
      {count > 0 && t('shell:cartCount', { count })}
    </p>
  )
}
