import type { PointerEvent } from 'react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { slideLook } from '~/ui/carousel/use-strip.ts'

/** Zooms the picture at the pointer's position. */
function aim(event: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height]
  event.currentTarget.style.setProperty('--aim', `${x * 100}% ${y * 100}%`)
}

/** One picture of the gallery: hovering zooms, clicking opens it full screen. */
export function GallerySlide({
  src,
  name,
  index,
  count,
  isCurrent,
  onOpen,
}: {
  src: string
  name: string
  index: number
  count: number
  isCurrent: boolean
  onOpen: () => void
}) {
  const t = useText()
  return (
    <li className={slideLook}>
      <button
        type="button"
        aria-label={t('goods:openImage', { at: index + 1, count })}
        aria-haspopup="dialog"
        // The others are reached through the thumbnails.
        tabIndex={isCurrent ? undefined : -1}
        onClick={onOpen}
        onPointerMove={aim}
        className="group block w-full cursor-zoom-in overflow-hidden focus-visible:-outline-offset-2"
      >
        <Picture
          src={src}
          alt={t('goods:imageOf', { name, at: index + 1 })}
          sizes="(width >= 64rem) 640px, 100vw"
          isFirst={index === 0}
          className={classNames(
            'aspect-square w-full bg-sunken object-cover',
            'origin-(--aim) transition-transform duration-200 md:motion-safe:group-hover:scale-200',
          )}
        />
      </button>
    </li>
  )
}
