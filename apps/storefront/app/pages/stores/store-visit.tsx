import { MapPin, Phone } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import type { StoreInfo } from './store-head.tsx'

/** The store's photo, address and phone; nothing if it has none of them. */
export function StoreVisit({ store }: { store: StoreInfo }) {
  const t = useText()
  const { store_face_image, area_info, store_address, store_mobile } = store
  if (!store_face_image && !store_address && !store_mobile) return null
  return (
    <section aria-labelledby="visit" className="card mt-4 p-4 md:p-6">
      <h2 id="visit" className="pb-3 text-20 font-bold">
        {t('store:visit')}
      </h2>
      <div className="flex flex-col gap-4 md:flex-row md:items-start md:gap-6">
        {store_face_image && (
          <Picture
            src={store_face_image}
            alt={t('store:facade', { name: store.store_name })}
            sizes="(width >= 48rem) 320px, 100vw"
            largest={960}
            className="aspect-4/3 w-full rounded-2 bg-sunken object-cover md:w-80 md:shrink-0"
          />
        )}
        <ul className="space-y-2 text-ink-2">
          {(area_info || store_address) && (
            <li className="flex items-start gap-2">
              <MapPin size={18} className="mt-0.5 shrink-0" />
              <span>{`${area_info} ${store_address}`.trim()}</span>
            </li>
          )}
          {store_mobile && (
            <li className="flex items-center gap-2">
              <Phone size={18} className="shrink-0" />
              <a href={`tel:${store_mobile.replaceAll(' ', '')}`} className="py-2 hover:text-brand">
                {store_mobile}
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
