import type { ReactNode } from 'react'
import cart from '~/assets/empty/cart.webp'
import broken from '~/assets/empty/error.webp'
import favourites from '~/assets/empty/favourites.webp'
import orders from '~/assets/empty/orders.webp'
import search from '~/assets/empty/search.webp'

const objects = { cart, broken, favourites, orders, search }

/**
 * An illustration, one sentence and one button (ux §3.2). `children` is the button; `title` is the heading of a page that
 * has nothing else.
 */
export const EmptyState = ({
  object,
  title,
  text,
  children,
}: {
  object: keyof typeof objects
  title?: string
  text: ReactNode
  children?: ReactNode
}) => (
  <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
    <img
      src={objects[object]}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
      className="soft-edges size-40"
    />
    {title && <h1 className="text-24 font-bold">{title}</h1>}
    <p className="max-w-dialog text-ink-2">{text}</p>
    {children}
  </div>
)
