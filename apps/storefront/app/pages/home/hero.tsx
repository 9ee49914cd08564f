import type { Advert } from '@fangshi/contract/content'
import { useText } from '~/i18n/text.tsx'
import { Carousel } from '~/ui/carousel/carousel.tsx'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { classNames } from '~/ui/class-names.ts'
import { AdvertLink } from './advert-link.tsx'
import { HeroPicture } from './hero-picture.tsx'

type Banner = typeof Advert._zod.input

/** Picture and text; the text is on top on phones and on the left on wider screens. */
function HeroSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const isDark = banner.tone === 'dark'
  return (
    <AdvertLink url={banner.url} className="relative block h-full focus-visible:-outline-offset-4">
      <HeroPicture banner={banner} isFirst={isFirst} />
      <div
        className={classNames(
          'absolute inset-0 flex flex-col p-5 md:w-1/2 md:justify-center md:gap-2 md:px-10 md:pb-10 lg:gap-3 lg:px-12',
          isDark ? 'text-on-dark' : 'text-on-light',
        )}
      >
        <h2 className="text-28 font-bold break-keep md:text-32 lg:text-48">{banner.name}</h2>
        {banner.text && <p className="text-14 md:text-16">{banner.text}</p>}
        {banner.button && (
          <p
            className={classNames(
              'mt-2 hidden h-10 items-center self-start rounded-full px-6 font-medium md:inline-flex lg:h-12 lg:px-8 lg:text-16',
              isDark ? 'bg-on-dark text-on-light' : 'bg-on-light text-on-dark',
            )}
          >
            {banner.button}
          </p>
        )}
      </div>
    </AdvertLink>
  )
}

/** The carousel of the home page. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  const t = useText()
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    tone: banner.tone,
    content: (
      <CachedFragment
        as="div"
        className="h-full"
        content={HeroSlide}
        props={{ banner, isFirst: index === 0 }}
        isCached={index > 0}
      />
    ),
  }))
  return (
    <Carousel
      label={t('home:heroes')}
      slides={slides}
      className="aspect-8/9 rounded-4 bg-sunken md:aspect-5/2 xl:aspect-auto xl:h-full"
    />
  )
}
