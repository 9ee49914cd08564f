import type { listStores } from '@fangshi/contract/catalog'
import type { Reply } from '@fangshi/contract/route'
import { MapPin } from 'lucide-react'
import { StoreRatingTrio } from '~/comments/store-rating.tsx'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { distanceText } from './store-texts.ts'

type StoreRow = Reply<typeof listStores>['data'][number]

const shownGoods = 3

/** A store in the list: name, place and best sellers. Its name links to the store, the pictures to the goods. */
export function StoreCard({ store }: { store: StoreRow }) {
  const t = useText()
  return (
    <article className="card group relative flex flex-col gap-4 p-4 transition duration-200 hover:shadow-2 md:p-5">
      <div className="flex items-center gap-3">
        <Picture
          src={store.store_logo}
          alt=""
          side={56}
          sizes="56px"
          largest={320}
          className="size-14 shrink-0 rounded-full border border-line object-cover"
        />
        <div className="min-w-0 flex-1">
          <h2 className="text-16 font-medium">
            <LocalLink to={links.store(store.id)} prefetch="intent" className="whole-card line-clamp-1">
              {store.store_name}
            </LocalLink>
          </h2>
          <p className="flex items-center gap-1 text-12 text-ink-3">
            <MapPin size={14} />
            <span className="truncate">{store.area_info}</span>
            {store.distance_m !== null && (
              <span className="ml-1 shrink-0 font-medium text-ink-2">{distanceText(store.distance_m, t)}</span>
            )}
          </p>
          <StoreRatingTrio rating={store.rating} className="text-12" />
          <p className="text-12 text-ink-3">
            {t('store:counts', { goods: store.goods_count, sold: store.goods_sale })}
          </p>
        </div>
      </div>
      <p className="mb-auto line-clamp-2 text-13 text-ink-2">{store.store_description}</p>
      {store.top_goods.length > 0 && (
        <ul aria-label={t('store:topGoods', { name: store.store_name })} className="grid grid-cols-3 gap-2">
          {store.top_goods.slice(0, shownGoods).map((goods) => (
            <li key={goods.id}>
              <LocalLink
                to={links.goods(goods.id)}
                className="relative block overflow-hidden rounded-2 hover:text-brand"
              >
                <Picture
                  src={goods.goods_master_image}
                  alt={goods.goods_name}
                  sizes="(min-width:80rem) 120px,(min-width:48rem) 14vw,30vw"
                  largest={640}
                  className="aspect-square w-full bg-sunken object-cover"
                />
                <span className="block pt-1 text-center text-13">
                  <Price value={goods.goods_price} size="s" tone="ink" />
                </span>
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
