import type { MetaDescriptor } from 'react-router'
import { isSized, sizedSource } from '@fangshi/contract/sized-source'

interface HeroImages {
  image: string
  image_phone: string
}

const wideScreen = '(width >= 48rem)'
const narrowScreen = '(width < 48rem)'
const wideSizes = '(width >= 83rem) 1024px, (width >= 80rem) calc(100vw - 19rem), calc(100vw - 3rem)'
const narrowSizes = 'calc(100vw - 2rem)'

const sources = (src: string, width: number): string =>
  isSized(src) ? `${sizedSource(src, 320)} 320w, ${sizedSource(src, 640)} 640w, ${src} ${width}w` : src

const wideSources = ({ image }: HeroImages): string => sources(image, 1600)
const narrowSources = ({ image, image_phone }: HeroImages): string =>
  image_phone ? sources(image_phone, 780) : sources(image, 1600)

/** One picture for phones and one for wider screens, cut to the hero's shape. */
export const HeroPicture = ({ banner, isFirst }: { banner: HeroImages; isFirst: boolean }) => (
  <picture>
    <source media={wideScreen} srcSet={wideSources(banner)} sizes={wideSizes} width={1600} height={560} />
    <img
      src={banner.image_phone || banner.image}
      srcSet={narrowSources(banner)}
      sizes={narrowSizes}
      alt=""
      width={780}
      height={900}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
      draggable={false}
      className="h-full w-full object-cover object-bottom md:object-right"
    />
  </picture>
)

const preload = (media: string, imageSrcSet: string, imageSizes: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'preload',
  as: 'image',
  media,
  imageSrcSet,
  imageSizes,
  fetchPriority: 'high',
})

/** Tags that preload the first hero, the largest contentful paint, before the scripts. */
export const heroPreloads = (banner: HeroImages | undefined): MetaDescriptor[] =>
  banner
    ? [preload(wideScreen, wideSources(banner), wideSizes), preload(narrowScreen, narrowSources(banner), narrowSizes)]
    : []
