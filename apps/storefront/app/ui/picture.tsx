import { ImageOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { isSized, sizedSource } from './sized-source.ts'

/**
 * A square picture of goods. `sizes` is the width it gets on screen, as in `<img sizes>`. `isFirst` marks the one
 * picture that decides when the page looks ready; every other one is loaded late.
 */
export function Picture({
  src,
  alt,
  sizes,
  isFirst = false,
  side = 960,
  className,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> & {
  src: string
  alt: string
  sizes: string
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
  return (
    <img
      src={isSized(src) ? sizedSource(src, 640) : src}
      srcSet={isSized(src) ? `${sizedSource(src, 320)} 320w, ${sizedSource(src, 640)} 640w, ${src} 960w` : undefined}
      sizes={isSized(src) ? sizes : undefined}
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
