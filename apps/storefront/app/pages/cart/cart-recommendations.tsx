import { getGoods, listGoods, type StocklessCard } from '@fangshi/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { useLocale } from '~/i18n/text.tsx'
import { ProductCard } from '~/ui/goods/product-card.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { GoodsGridSkeleton } from '~/ui/skeleton.tsx'
import type { CartLine } from './cart-lines.ts'
import { recommendationsOf, shown } from './recommendations.ts'
import { useCartTexts } from './own-texts.ts'

/** Goods like those of the newest line, then best sellers; best sellers alone for an empty cart. */
export function CartRecommendations({ lines }: { lines: readonly CartLine[] }) {
  const t = useCartTexts()
  const locale = useLocale()
  const newest = lines[0]?.goods_id
  const similar = useQuery({
    queryKey: ['goods', newest, locale],
    queryFn: ({ signal }) => call(getGoods, { params: { id: newest ?? 0 } }, { quiet: true, signal }),
    enabled: newest !== undefined,
  })
  const best = useQuery({
    queryKey: ['best-sellers', locale],
    queryFn: ({ signal }) =>
      call(listGoods, { query: { sort: 'sales', in_stock: true, per_page: shown * 2 } }, { quiet: true, signal }),
  })
  const isLoading = best.isPending || (newest !== undefined && similar.isPending)
  const lists: StocklessCard[][] = [similar.data?.sale_list ?? [], best.data?.data ?? []]
  const goods = recommendationsOf(lists, new Set(lines.map(({ goods_id }) => goods_id)))
  if (!isLoading && !goods.length) return null
  return (
    <section className="pt-6 md:pt-10">
      <SectionHeading title={t(lines.length ? 'cart:recommended' : 'cart:popular')} />
      {isLoading ? (
        <GoodsGridSkeleton count={shown} />
      ) : (
        <div className="goods-grid">
          {goods.map((one) => (
            <ProductCard key={one.id} goods={one} />
          ))}
        </div>
      )}
    </section>
  )
}
