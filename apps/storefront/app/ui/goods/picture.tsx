import { ImageOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '~/ui/class-names.ts'
import { hasThumbnails, isSized, sizedSource, thumbnailWidths } from '@fangshi/contract/sized-source'

const smallWidths = [...thumbnailWidths, 320] as const

/** The sizes of a picture up to the widest one that may be requested; undefined for one that has a single size. */
function sourcesUpTo(src: string, largest: 320 | 640 | 960): string | undefined {
  if (!isSized(src)) return undefined
  if (largest === 320)
    return hasThumbnails(src) ? smallWidths.map((width) => `${sizedSource(src, width)} ${width}w`).join() : undefined
  const small = `${sizedSource(src, 320)} 320w,${sizedSource(src, 640)} 640w`
  return largest === 640 ? small : `${small},${src} 960w`
}

/**
 * A square picture of goods. `sizes` is its width on screen, as in `<img sizes>`; `largest` is the widest file to
 * request, also on high-density screens. `isFirst` marks the largest contentful paint; all others load lazily.
 */
export function Picture({
  src,
  alt,
  sizes,
  largest = 960,
  isFirst = false,
  side = 960,
  className,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> & {
  src: string
  alt: string
  sizes: string
  largest?: 320 | 640 | 960
  isFirst?: boolean
  side?: number
}) {
  if (!src) {
    return (
      <span
        role="img"
        aria-label={alt}
        className={classNames('flex items-center justify-center bg-sunken text-ink-3', className)}
      >
        <ImageOff size={24} />
      </span>
    )
  }
  const sources = sourcesUpTo(src, largest)
  return (
    <img
      src={isSized(src) ? sizedSource(src, largest === 320 ? 320 : 640) : src}
      srcSet={sources}
      sizes={sources && sizes}
      alt={alt}
      width={side}
      height={side}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'auto' : 'async'}
      className={className}
      {...rest}
    />
  )
}
