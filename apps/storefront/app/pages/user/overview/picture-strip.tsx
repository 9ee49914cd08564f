import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'

interface StripGoods {
  id: number
  name: string
  image: string
  /** The current price. */
  price: string
  hasPage: boolean
}

/** Four goods in a row by picture and price; shows `empty` if there are none. */
export function PictureStrip({ goods, empty }: { goods: readonly StripGoods[]; empty: string }) {
  if (!goods.length) return <p className="py-4 text-ink-3">{empty}</p>
  return (
    <ul className="grid grid-cols-4 gap-2 md:gap-4">
      {goods.map((one) => {
        const content = (
          <>
            <Picture
              src={one.image}
              alt={one.name}
              sizes="(min-width:80rem) 120px,(min-width:48rem) 18vw,22vw"
              largest={640}
              className="aspect-square w-full rounded-2 bg-sunken object-cover"
            />
            <span className="block pt-1 text-center">
              <Price value={one.price} size="s" tone="ink" />
            </span>
          </>
        )
        return (
          <li key={one.id} className="min-w-0">
            {one.hasPage ? (
              <LocalLink to={links.goods(one.id)} className="block rounded-2 hover:text-brand">
                {content}
              </LocalLink>
            ) : (
              <div>{content}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
