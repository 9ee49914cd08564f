import type { HomeGoods } from '@fangshi/contract/shopfront'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'

interface Tile {
  id: number
  title: string
  note: string
  price: string
  image: string
}

/** What such a tile shows of goods: their subname above their name, else their name above the store's. */
export function tileOf({
  id,
  goods_name,
  goods_subname,
  store_name,
  goods_price,
  goods_master_image,
}: HomeGoods): Tile {
  const [title, note] = goods_subname ? [goods_subname, goods_name] : [goods_name, store_name]
  return { id, title, note, price: goods_price, image: goods_master_image }
}

/** The wide first tile of a floor: its best seller. */
export function FloorTile({
  tile: { id, title, note, price, image },
  isMirrored,
  className,
}: {
  tile: Tile
  isMirrored: boolean
  className?: string
}) {
  const t = useText()
  return (
    <article
      className={classNames(
        'card group relative flex overflow-hidden transition duration-200 hover:shadow-2',
        isMirrored && 'flex-row-reverse',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 p-4 md:gap-2 md:p-8">
        <h3 className="line-clamp-3 text-20 font-bold text-balance break-keep xl:text-28">
          <LocalLink to={links.goods(id)} prefetch="intent" className="whole-card">
            {title}
          </LocalLink>
        </h3>
        <p className="line-clamp-2 text-13 text-ink-2 md:text-16">{note}</p>
        <p className="pt-1 md:pt-2">
          <Price value={price} />
        </p>
        <p
          aria-hidden
          className="mt-4 hidden min-h-9 items-center self-start rounded-full border border-line-strong px-4 text-13 transition duration-200 group-hover:border-brand group-hover:text-brand xl:inline-flex"
        >
          {t('home:enterFloor')}
        </p>
      </div>
      <div className="relative w-2/5 md:w-1/2">
        <Picture
          src={image}
          alt=""
          sizes="(width >= 80rem) 380px, (width >= 64rem) 25vw, (width >= 48rem) 50vw, 40vw"
          className="absolute inset-0 h-full w-full bg-sunken object-cover"
        />
      </div>
    </article>
  )
}
