import { ShoppingCart, type LucideIcon } from 'lucide-react'
import { useCartCount } from '~/cart/cart-count.ts'
import { useText } from '~/i18n/text.tsx'

/** The cart icon with its count; `CartAnnouncer` announces changes. */
export function CartIcon({ size, icon: Icon = ShoppingCart }: { size: number; icon?: LucideIcon }) {
  const count = useCartCount()
  return (
    <span className="relative">
      <Icon size={size} />
      {count > 0 && (
        // Rendered by CSS: as text it would be part of the visible label but not of the accessible name.
        <span
          aria-hidden
          data-count={count > 99 ? '99+' : count}
          className="absolute -top-2 left-3 min-w-5 rounded-full bg-brand px-1 text-center text-12 font-medium whitespace-nowrap text-on-brand tabular-nums before:content-[attr(data-count)]"
        />
      )}
    </span>
  )
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
