import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '~/i18n/text.tsx'
import { stripLook, useStrip } from '~/ui/carousel/use-strip.ts'
import { GallerySlide } from './gallery-slide.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'

const Lightbox = lazy(() => loadChunk(() => import('~/pictures/lightbox.tsx')))

/** The pictures with thumbnails. `shown` is the picture of the chosen SKU; the gallery follows it. */
export function Gallery({ images, name, shown }: { images: readonly string[]; name: string; shown: string }) {
  const t = useText()
  const { ref, at, goTo, onScroll } = useStrip()
  const [openAt, setOpenAt] = useState<number>()
  const lastShown = useRef('')

  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    if (!images.includes(shown)) return
    goTo(images.indexOf(shown))
    ref.current?.animate([{ opacity: 0.4 }, { opacity: 1 }], 200)
  }, [shown, images, goTo, ref])

  return (
    <section aria-label={t('goods:gallery')} className="relative -mx-4 md:mx-0 lg:pl-20">
      <div className="relative overflow-hidden bg-sunken md:rounded-3">
        <ul ref={ref} onScroll={onScroll} className={stripLook}>
          {images.map((src, index) => (
            <GallerySlide
              key={src}
              src={src}
              name={name}
              index={index}
              count={images.length}
              isCurrent={index === at}
              onOpen={() => setOpenAt(index)}
            />
          ))}
        </ul>
        <p
          aria-hidden
          className="absolute right-3 bottom-3 rounded-full bg-surface px-2.5 text-12 text-ink-2 shadow-1 tabular-nums md:hidden"
        >
          {at + 1} / {images.length}
        </p>
      </div>
      {images.length > 1 && (
        <div className="px-3 pt-2 md:px-0 lg:pt-0">
          <GalleryThumbs images={images} at={at} onPick={goTo} />
        </div>
      )}
      {openAt !== undefined && (
        <Suspense>
          <Lightbox
            images={images}
            name={name}
            start={openAt}
            onClose={(last) => {
              setOpenAt(undefined)
              goTo(last)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
