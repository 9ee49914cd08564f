import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { leadTexts, type ShownFloor } from './floor-texts.ts'

/** The wide tile of a floor: a large picture beside a few words. */
export function FloorTile({ lead, isMirrored }: { lead: ShownFloor['lead']; isMirrored: boolean }) {
  const { title, note } = leadTexts(lead)
  return (
    <article
      className={classNames(
        'card relative col-span-2 flex h-44 overflow-hidden transition duration-200 hover:shadow-2 md:col-span-1 md:h-auto',
        isMirrored && 'flex-row-reverse md:order-last',
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 p-4 md:gap-2 lg:p-8">
        <h3 className="line-clamp-3 text-20 font-bold text-balance break-keep xl:text-28">
          <LocalLink to={links.goods(lead.id)} prefetch="intent" className="whole-card">
            {title}
          </LocalLink>
        </h3>
        <p className="line-clamp-2 text-13 text-ink-2 xl:text-16">{note}</p>
        <p className="pt-1 md:pt-2">
          <Price value={lead.goods_price} />
        </p>
      </div>
      <div className="relative w-2/5 md:w-1/2 xl:w-3/5">
        <Picture
          src={lead.goods_master_image}
          alt=""
          sizes="(width >= 80rem) 450px, (width >= 48rem) 25vw, 40vw"
          className="absolute inset-0 h-full w-full bg-sunken object-cover"
        />
      </div>
    </article>
  )
}
