import { listGoods } from '@fangshi/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ProductCard } from '~/ui/goods/product-card.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { GoodsGridSkeleton } from '~/ui/skeleton.tsx'

const shown = 10

/** The best sellers below the payment result. Shows nothing if they cannot be loaded. */
export function BestSellers() {
  const t = useOrderTexts()
  const locale = useLocale()
  const { data, isError } = useQuery({
    queryKey: ['best-sellers', locale],
    queryFn: ({ signal }) =>
      call(listGoods, { query: { sort: 'sales', in_stock: true, per_page: shown } }, { quiet: true, signal }),
  })
  if (isError || data?.count === 0) return null
  return (
    <section className="pt-6 md:pt-10">
      <SectionHeading
        title={t('order:recommended')}
        more={{ to: links.list({ sort: 'sales' }), label: t('order:allBestSellers') }}
      />
      {data ? (
        <div className="goods-grid">
          {data.data.map((goods) => (
            <ProductCard key={goods.id} goods={goods} />
          ))}
        </div>
      ) : (
        <GoodsGridSkeleton count={shown} />
      )}
    </section>
  )
}
