import { useText } from '~/i18n/text.tsx'
import { Carousel } from '~/ui/carousel/carousel.tsx'
import { isSized, sizedSource } from '@fangshi/contract/sized-source'
import type { StoreInfo } from './store-head.tsx'

interface SlideProps {
  src: string
  isFirst: boolean
}

const Slide = ({ src, isFirst }: SlideProps) => (
  <img
    src={src}
    srcSet={isSized(src) ? `${sizedSource(src, 320)} 320w, ${sizedSource(src, 640)} 640w, ${src} 1600w` : undefined}
    sizes="(width >= 83rem) 1280px, 100vw"
    alt=""
    width={1600}
    height={400}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : undefined}
    className="h-full w-full object-cover object-right"
  />
)

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join()

/** The slides of a store, with separate ones for phones if there are any. */
export function StoreSlides({ store }: { store: StoreInfo }) {
  const t = useText()
  const carousel = (urls: readonly string[], className: string, isOnly: boolean) => (
    <Carousel
      label={t('store:slides', { name: store.store_name })}
      slides={urls.map((src, index) => ({
        id: src,
        tone: 'light' as const,
        // Slides for other widths must not be fetched eagerly.
        content: <Slide src={src} isFirst={isOnly && index === 0} />,
      }))}
      className={`bg-sunken ${className}`}
    />
  )
  const { store_slide: wide, store_mobile_slide: narrow } = store
  if (!wide.length || !narrow.length || isSame(wide, narrow))
    return carousel(wide.length ? wide : narrow, 'aspect-5/2 md:aspect-4/1', true)
  return (
    <>
      <div className="md:hidden">{carousel(narrow, 'aspect-5/2', false)}</div>
      <div className="hidden md:block">{carousel(wide, 'aspect-4/1', false)}</div>
    </>
  )
}
