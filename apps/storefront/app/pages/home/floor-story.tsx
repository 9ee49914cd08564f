import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { CompactGoods } from './compact-goods.tsx'
import { FloorHeading } from './floor-heading.tsx'
import { leadTexts, type ShownFloor } from './floor-texts.ts'

/** A floor in half the page's width: one large picture with a few words, and some lines beside it. */
export function FloorStory({ floor: { id, name, lead, others } }: { floor: ShownFloor }) {
  const { title, note } = leadTexts(lead)
  return (
    <section className="card p-4 md:p-6">
      <FloorHeading id={id} name={name} />
      <div className="grid grid-cols-[2fr_3fr] items-center gap-4 md:gap-6">
        <article className="relative">
          <Picture
            src={lead.goods_master_image}
            alt=""
            sizes="(width >= 80rem) 240px, (width >= 48rem) 18vw, 35vw"
            largest={640}
            className="aspect-4/5 w-full rounded-2 bg-sunken object-cover"
          />
        </article>
        <div className="min-w-0">
          <article className="relative pb-3">
            <h3 className="line-clamp-2 text-16 font-bold xl:text-20">
              <LocalLink to={links.goods(lead.id)} prefetch="intent" className="whole-card">
                {title}
              </LocalLink>
            </h3>
            <p className="line-clamp-1 pt-1 text-13 text-ink-2">{note}</p>
            <Price value={lead.goods_price} />
          </article>
          <ul className="space-y-3 border-t border-line pt-3">
            {others.map((goods) => (
              <CompactGoods key={goods.id} goods={goods} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
