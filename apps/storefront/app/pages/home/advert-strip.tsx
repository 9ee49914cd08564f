import type { Advert } from '@fangshi/contract/content'
import { useText } from '~/i18n/text.tsx'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { classNames } from '~/ui/class-names.ts'
import { isSized, sizedSource } from '@fangshi/contract/sized-source'
import { AdvertLink } from './advert-link.tsx'

type ShownAdvert = typeof Advert._zod.input

/** A wide picture with its text on the left. */
function StripAdvert({ advert, isAlone }: { advert: ShownAdvert; isAlone: boolean }) {
  const { image, name, text, tone, url } = advert
  return (
    <AdvertLink
      url={url}
      className={classNames(
        'card group relative block overflow-hidden transition duration-200 hover:shadow-2',
        isAlone ? 'aspect-4/1 md:aspect-8/1' : 'aspect-4/1',
      )}
    >
      <img
        src={isSized(image) && !isAlone ? sizedSource(image, 640) : image}
        alt=""
        width={640}
        height={160}
        loading="lazy"
        decoding="async"
        draggable={false}
        className="h-full w-full object-cover object-right"
      />
      <span
        className={classNames(
          'absolute inset-y-0 left-0 flex w-3/5 flex-col justify-center px-4',
          tone === 'dark' ? 'text-on-dark' : 'text-on-light',
        )}
      >
        <strong className="line-clamp-1 text-16 font-bold lg:text-18">{name}</strong>
        {text && <span className="line-clamp-1 text-12 lg:text-13">{text}</span>}
      </span>
    </AdvertLink>
  )
}

interface AdvertStripProps {
  adverts: readonly ShownAdvert[]
}

const StripContent = ({ adverts }: AdvertStripProps) =>
  adverts.map((advert) => (
    <li key={advert.id} className={classNames('shrink-0 md:w-auto', adverts.length === 1 ? 'w-full' : 'w-80')}>
      <StripAdvert advert={advert} isAlone={adverts.length === 1} />
    </li>
  ))

/** The adverts between the hero and the goods: side by side, on phones a row to swipe. */
export function AdvertStrip({ adverts }: AdvertStripProps) {
  const t = useText()
  if (!adverts.length) return null
  const isAlone = adverts.length === 1
  return (
    <section aria-label={t('home:adverts')} className="pt-3 md:pt-4">
      <CachedFragment
        as="ul"
        className={classNames(
          '-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:grid md:gap-4 md:overflow-visible md:px-0',
          isAlone ? 'md:grid-cols-1' : adverts.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2',
        )}
        content={StripContent}
        props={{ adverts }}
      />
    </section>
  )
}
