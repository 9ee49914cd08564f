import { useEffect, useRef } from 'react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'

/** The thumbnails: a column on wide screens, a row below the picture on phones. The current one stays in view. */
export function GalleryThumbs({
  images,
  at,
  onPick,
}: {
  images: readonly string[]
  at: number
  onPick: (index: number) => void
}) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const thumb = list.current?.children[at]
    if (!(thumb instanceof HTMLElement) || !list.current) return
    // Scroll only the list, never the page.
    const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = thumb
    const { clientWidth, clientHeight } = list.current
    list.current.scrollTo({
      left: offsetLeft - (clientWidth - offsetWidth) / 2,
      top: offsetTop - (clientHeight - offsetHeight) / 2,
    })
  }, [at])
  return (
    <ul
      ref={list}
      className="relative flex gap-2 overflow-auto p-1 [scrollbar-width:none] lg:absolute lg:inset-y-0 lg:left-0 lg:w-18 lg:flex-col lg:p-0.5"
    >
      {images.map((src, index) => (
        <li key={src} className="shrink-0">
          <button
            type="button"
            aria-label={t('goods:showImage', { at: index + 1, count: images.length })}
            aria-current={index === at || undefined}
            onClick={() => onPick(index)}
            onMouseEnter={() => onPick(index)}
            className={classNames(
              'block size-14 overflow-hidden rounded-2 border-2 transition duration-200 lg:size-17',
              index === at ? 'border-brand' : 'border-transparent hover:border-line-strong',
            )}
          >
            <Picture
              src={src}
              alt=""
              side={68}
              sizes="68px"
              largest={320}
              className="size-full bg-sunken object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
