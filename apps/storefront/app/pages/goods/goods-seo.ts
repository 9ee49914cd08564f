import type { ShownGoods } from './shown-goods.ts'
import type { Translate } from '~/i18n/language.ts'
import { links } from '~/routing/links.ts'
import { absolute } from '~/seo/seo.ts'
import type { Crumb } from '~/ui/breadcrumb.tsx'

const maxDescription = 160

/** The subtitle and the beginning of the details as plain text. */
export function goodsDescription({ goods_name, goods_subname, goods_content }: ShownGoods): string {
  const words = goods_content.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ')
  const text = `${goods_subname || goods_name} ${words}`.replace(/\s+/g, ' ').trim()
  return text.length > maxDescription ? `${text.slice(0, maxDescription - 1)}…` : text
}

/** Home, the categories from the top down, and the goods. */
export const goodsCrumbs = ({ class_list, goods_name }: ShownGoods, t: Translate): Crumb[] => [
  { name: t('shell:home'), to: links.home() },
  ...class_list.map(({ id, name }) => ({ name, to: links.list({ class_id: id }) })),
  { name: goods_name },
]

function availability({ state, goods_stock }: ShownGoods): string {
  if (state === 'off_shelf') return 'https://schema.org/Discontinued'
  return goods_stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock'
}

/** What the page shows of the comments; nothing without any (ux §4 C). */
function aggregateRating({ rating: { all, means } }: ShownGoods): Record<string, unknown> {
  if (!all || !means) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: means.score,
      reviewCount: all,
      bestRating: 5,
      worstRating: 1,
    },
  }
}

/**
 * The goods as JSON-LD, with an AggregateOffer if prices differ and a rating if there are comments. `url` is the page's absolute
 * address.
 */
export function productData(goods: ShownGoods, url: string, publicUrl: string): Record<string, unknown> {
  const prices = goods.skus.map(({ goods_price }) => goods_price).sort((a, b) => Number(a) - Number(b))
  const low = prices[0] ?? goods.goods_price
  const offer = { price: low, priceCurrency: 'CNY', availability: availability(goods), url }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.goods_name,
    image: goods.goods_images.map((image) => absolute(publicUrl, image)),
    description: goodsDescription(goods),
    sku: goods.goods_no || goods.skus[0]?.sku_no,
    ...(goods.brand ? { brand: { '@type': 'Brand', name: goods.brand.name } } : {}),
    offers:
      prices.length > 1
        ? { '@type': 'AggregateOffer', ...offer, lowPrice: low, highPrice: prices.at(-1), offerCount: prices.length }
        : { '@type': 'Offer', ...offer },
    ...aggregateRating(goods),
  }
}
