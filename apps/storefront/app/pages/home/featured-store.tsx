import { ChevronRight } from 'lucide-react'
import type { getHome } from '@fangshi/contract/shopfront'
import type { Reply } from '@fangshi/contract/route'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { readCards, writeCards } from '~/ui/goods/card-texts.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'

type FoundStore = NonNullable<Reply<typeof getHome>['featured_store']>

/** What the section shows of the store; its cards as `writeCards` writes them. */
export const featuredStoreOf = ({ id, store_name, store_description, store_face_image, goods }: FoundStore) => ({
  id,
  name: store_name,
  description: store_description,
  image: store_face_image,
  cards: writeCards(goods),
})

type FeaturedStoreProps = ReturnType<typeof featuredStoreOf>

function FeaturedStoreContent({ id, name, description, image, cards }: FeaturedStoreProps) {
  const t = useText()
  return (
    <>
      <Picture
        src={image}
        alt=""
        sizes="(width >= 80rem) 512px, (width >= 48rem) 40vw, 100vw"
        largest={640}
        className="h-36 w-full bg-sunken object-cover object-right md:h-full"
      />
      <div className="flex flex-col gap-2 p-4 md:p-8">
        <p className="text-12 text-ink-3">{t('home:featuredStore')}</p>
        <h2 className="text-20 font-bold md:text-24">{name}</h2>
        <p className="line-clamp-2 text-ink-2">{description}</p>
        <ul className="grid grid-cols-3 gap-2 pt-2 md:gap-4">
          {readCards(cards).map((goods) => (
            <li key={goods.id} className="relative">
              <Picture
                src={goods.goods_master_image}
                alt=""
                sizes="(width >= 80rem) 220px, (width >= 48rem) 17vw, 28vw"
                largest={640}
                className="aspect-square w-full rounded-2 bg-sunken object-cover"
              />
              <LocalLink to={links.goods(goods.id)} prefetch="intent" className="whole-card line-clamp-1 pt-2">
                {goods.goods_name}
              </LocalLink>
              <Price value={goods.goods_price} size="s" />
            </li>
          ))}
        </ul>
        <LocalLink
          to={links.store(id)}
          className="mt-2 inline-flex min-h-10 items-center gap-0.5 self-start rounded-full border border-line-strong px-4 text-13 hover:border-brand hover:text-brand"
        >
          {t('home:visitStore', { name })}
          <ChevronRight size={16} />
        </LocalLink>
      </div>
    </>
  )
}

/** One store with some of its goods. */
export const FeaturedStore = ({ store }: { store: FeaturedStoreProps }) => (
  <CachedFragment
    as="section"
    className="card mt-6 overflow-hidden md:mt-10 md:grid md:grid-cols-[2fr_3fr]"
    content={FeaturedStoreContent}
    props={store}
  />
)
