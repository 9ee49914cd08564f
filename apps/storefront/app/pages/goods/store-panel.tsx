import type { GoodsDetail } from '@fangshi/contract/catalog'
import { ChatButton, type ChatSubject } from '~/chats/entry/chat-button.tsx'
import { StoreRatingTrio } from '~/comments/store-rating.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Picture } from '~/ui/goods/picture.tsx'

/** The store that sells the goods; `subject` is what a shopper asks it about. */
export function StorePanel({ store, subject }: { store: GoodsDetail['store_info']; subject: ChatSubject }) {
  const t = useText()
  return (
    <section aria-labelledby="store-name" className="card flex items-center gap-3 p-4">
      <Picture
        src={store.store_logo}
        alt=""
        side={48}
        sizes="48px"
        largest={320}
        className="size-12 shrink-0 rounded-full border border-line object-cover"
      />
      <div className="min-w-0 flex-1">
        <h2 id="store-name" className="truncate font-medium">
          {store.store_name}
        </h2>
        <p className="line-clamp-1 text-13 text-ink-2">{store.store_description}</p>
        <StoreRatingTrio rating={store.rating} className="text-12" />
        <p className="text-12 text-ink-3">
          {t('goods:storeCounts', { goods: store.goods_count, sold: store.goods_sale })}
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <ChatButton storeId={store.id} subject={subject} className="min-h-11 max-md:hidden md:min-h-0" />
        <ButtonLink to={links.store(store.id)} size="s" className="min-h-11 md:min-h-0">
          {t('goods:enterStore')}
        </ButtonLink>
      </div>
    </section>
  )
}
