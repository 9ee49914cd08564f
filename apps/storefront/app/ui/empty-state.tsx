import type { ReactNode } from 'react'
import addresses from '~/assets/empty/addresses.webp'
import cart from '~/assets/empty/cart.webp'
import broken from '~/assets/empty/error.webp'
import favourites from '~/assets/empty/favourites.webp'
import history from '~/assets/empty/history.webp'
import messages from '~/assets/empty/messages.webp'
import notices from '~/assets/empty/notices.webp'
import orders from '~/assets/empty/orders.webp'
import records from '~/assets/empty/records.webp'
import search from '~/assets/empty/search.webp'
import stores from '~/assets/empty/stores.webp'

/** One picture for each kind of thing that there can be none of; `search` for results of any kind. */
const objects = {
  addresses,
  broken,
  cart,
  favourites,
  history,
  messages,
  notices,
  orders,
  records,
  search,
  stores,
}

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
