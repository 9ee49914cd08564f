import type { GoodsCard } from '@fangshi/contract/catalog'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'

/** The wide first tile of a floor: its best seller. */
export function FloorTile({
  goods,
  isMirrored,
  className,
}: {
  goods: GoodsCard
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
          <LocalLink to={links.goods(goods.id)} prefetch="intent" className="whole-card">
            {goods.goods_subname || goods.goods_name}
          </LocalLink>
        </h3>
        <p className="line-clamp-2 text-13 text-ink-2 md:text-16">
          {goods.goods_subname ? goods.goods_name : goods.store_name}
        </p>
        <p className="pt-1 md:pt-2">
          <Price value={goods.goods_price} />
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
          src={goods.goods_master_image}
          alt=""
          sizes="(width >= 80rem) 380px, (width >= 64rem) 25vw, (width >= 48rem) 50vw, 40vw"
          className="absolute inset-0 h-full w-full bg-sunken object-cover"
        />
      </div>
    </article>
  )
}
