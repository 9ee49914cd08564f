import type { getHome } from '@fangshi/contract/shopfront'
import type { Reply } from '@fangshi/contract/route'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'

interface StoreStripProps {
  stores: Reply<typeof getHome>['stores']
}

function StoreStripContent({ stores }: StoreStripProps) {
  const t = useText()
  return (
    <>
      <SectionHeading title={t('home:stores')} more={{ to: links.stores(), label: t('home:allStores') }} />
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-2 md:gap-4 md:overflow-visible md:px-0 lg:grid-cols-4">
        {stores.map(({ id, store_name, store_logo, store_description }) => (
          <li key={id} className="w-64 shrink-0 md:w-auto">
            <LocalLink
              to={links.store(id)}
              className="card group flex h-full items-center gap-3 p-4 transition duration-200 hover:shadow-2"
            >
              <Picture
                src={store_logo}
                alt=""
                side={56}
                sizes="56px"
                largest={320}
                className="size-14 shrink-0 rounded-full object-cover"
              />
              <span className="min-w-0">
                <span className="line-clamp-1 font-medium group-hover:text-brand">{store_name}</span>
                <span className="line-clamp-2 text-12 text-ink-2">{store_description}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The best-selling stores, in a row to swipe on phones. */
export function StoreStrip({ stores }: StoreStripProps) {
  if (!stores.length) return null
  return <CachedFragment as="section" className="pt-6 md:pt-10" content={StoreStripContent} props={{ stores }} />
}
