import type { getStore } from '@fangshi/contract/catalog'
import type { Reply } from '@fangshi/contract/route'
import { MapPin, Store as StoreIcon } from 'lucide-react'
import { ChatButton } from '~/chats/entry/chat-button.tsx'
import { FavoriteButton } from '~/favorites/favorite-button.tsx'
import { useFavorite } from '~/favorites/use-favorite.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { ShareButton } from '~/ui/toast/share-button.tsx'
import { StoreScores } from './store-scores.tsx'
import { StoreSlides } from './store-slides.tsx'
import { monthText } from './store-texts.ts'

export type StoreInfo = Reply<typeof getStore>

/** The header of a store: slides, logo, name, place, age and description. */
export function StoreHead({ store }: { store: StoreInfo }) {
  const t = useText()
  const locale = useLocale()
  const favorite = useFavorite('store', store.id, store.store_collect)
  const hasSlides = store.store_slide.length + store.store_mobile_slide.length > 0
  return (
    <div className="card overflow-hidden">
      {hasSlides && <StoreSlides store={store} />}
      <div className="flex flex-col gap-3 p-4 md:flex-row md:items-start md:gap-6 md:p-6">
        <div className="flex items-end justify-between md:contents">
          <Picture
            src={store.store_logo}
            alt=""
            side={80}
            sizes="80px"
            largest={320}
            className={classNames(
              'relative size-20 shrink-0 rounded-full border-4 border-surface bg-surface object-cover md:size-24',
              hasSlides && '-mt-14 md:-mt-16',
            )}
          />
          <div className="flex items-center gap-1 md:order-last">
            <ShareButton title={store.store_name} />
            <ChatButton storeId={store.id} size="m" isIconOnPhones />
            <FavoriteButton kind="store" favorite={favorite} />
          </div>
        </div>
        <div className="min-w-0 flex-1 space-y-2">
          <h1 className="text-24 font-bold">{store.store_name}</h1>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
            <li className="flex items-center gap-1">
              <MapPin size={16} />
              {store.area_info}
            </li>
            <li className="flex items-center gap-1">
              <StoreIcon size={16} />
              {t('store:since', { date: monthText(store.opened_at, locale) })}
            </li>
            <li>{t('store:counts', { goods: store.goods_count, sold: store.goods_sale })}</li>
            {favorite.count > 0 && <li>{t('favorite:followed', { count: favorite.count })}</li>}
          </ul>
          <StoreScores rating={store.rating} />
          {store.store_description && <p className="max-w-text text-ink-2">{store.store_description}</p>}
        </div>
      </div>
    </div>
  )
}
