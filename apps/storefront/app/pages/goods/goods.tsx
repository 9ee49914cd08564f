import { getGoods } from '@fangshi/contract/catalog'
import { getGoodsCollective } from '@fangshi/contract/collectives'
import { goodsComments } from '@fangshi/contract/comments'
import { listQuestions } from '@fangshi/contract/content-help'
import { listCoupons } from '@fangshi/contract/coupons'
import { goodsSeckill } from '@fangshi/contract/seckills-shop'
import { storeReductions } from '@fangshi/contract/reductions'
import { useMemo } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { findGroup, groupOfAddress } from '~/collectives/shared-group-of.ts'
import { offersOnPage, shownCoupons } from '~/coupons/offers-on-page.ts'
import { localPath } from '~/i18n/local-path.ts'
import { translator } from '~/i18n/language.ts'
import { onLanguageChange } from '~/i18n/revalidate.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { RecentRail } from '~/history/recent-rail.tsx'
import { idOfPath, orNotFound } from '~/routing/not-found.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { serverContext } from '~/host/server-context.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { breadcrumbData } from '~/seo/breadcrumb-data.ts'
import { Breadcrumb } from '~/ui/breadcrumb.tsx'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { readCards, writeCards } from '~/ui/goods/card-texts.ts'
import { ProductCard, type ProductCardGoods } from '~/ui/goods/product-card.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { useSeckillTexts } from '~/seckills/own-texts.ts'
import type { Route } from './+types/goods'
import { BuyPanel } from './buy-panel.tsx'
import { commentsPerPage } from './comments/use-goods-comments.ts'
import { Details } from './details.tsx'
import { subjectOf } from './chat-subject.ts'
import { galleryImages } from './gallery-images.ts'
import { Gallery } from './gallery.tsx'
import { goodsCrumbs, goodsDescription, productData } from './goods-seo.ts'
import { mostOf, publicSale, skusInSale } from './seckill/sale.ts'
import { useSale } from './seckill/use-sale.ts'
import type { ShownGoods } from './shown-goods.ts'
import { StorePanel } from './store-panel.tsx'
import { useSkuChoice } from './use-sku-choice.ts'

export const handle: PageHandle = { hasOwnBar: true, queryKeys: ['sku', 'group'] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { call } = context.get(serverContext)
  const id = idOfPath(params.id)
  const found = call(getGoods, { params: { id } })
  const sharedNo = groupOfAddress(request.url)
  const [{ sale_list, ...goods }, coupons, seckill, collective, faq, shared] = await Promise.all([
    orNotFound(found),
    call(listCoupons, { query: { goods_id: id, per_page: shownCoupons } }),
    call(goodsSeckill, { params: { id } }),
    call(getGoodsCollective, { params: { id } }),
    call(listQuestions, { params: { place: 'goods' } }),
    sharedNo ? findGroup(call, sharedNo) : null,
  ])
  const isHere = shared?.collective.goods_id === id
  const [reductions, comments] = await Promise.all([
    call(storeReductions, { params: { id: goods.store_info.id } }),
    goods.rating.all > 0 ? call(goodsComments, { params: { id }, query: { per_page: commentsPerPage } }) : null,
  ])
  return {
    ...goods,
    offers: offersOnPage(coupons.data, reductions),
    sale: publicSale(seckill),
    comments,
    faq,
    similar: writeCards(sale_list),
    collective: { goods: collective, shared: isHere ? shared : null, sharedNo },
  }
}

type SentGoods = Awaited<ReturnType<typeof loader>>

/** Choosing a SKU changes the address but not the data. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.currentParams.id !== args.nextParams.id ||
  args.currentUrl.searchParams.get('group') !== args.nextUrl.searchParams.get('group') ||
  onLanguageChange(args)

export function meta({ matches, loaderData: goods }: Route.MetaArgs) {
  const { locale, publicUrl } = rootData(matches)
  const path = links.goods(goods.id)
  return pageMeta(matches, {
    title: goods.goods_name,
    description: goodsDescription(goods),
    path,
    image: goods.goods_images[0],
    type: 'product',
    noindex: goods.state === 'off_shelf',
    data: [
      productData(goods, publicUrl + localPath(path, locale), publicUrl),
      breadcrumbData(goodsCrumbs(goods, translator(locale)), publicUrl, path),
    ],
  })
}

/** The goods of this page as a card. */
const cardOf = (goods: ShownGoods): ProductCardGoods => ({
  id: goods.id,
  goods_name: goods.goods_name,
  goods_price: goods.goods_price,
  goods_market_price: goods.goods_market_price,
  goods_sale: goods.goods_sale,
  goods_master_image: goods.goods_images[0] ?? '',
  store_name: goods.store_info.store_name,
})

/** `cards` as `writeCards` writes them. */
function SimilarGoods({ cards }: { cards: string }) {
  const t = useText()
  return (
    <>
      <SectionHeading title={t('goods:similar')} />
      <div className="goods-grid">
        {readCards(cards).map((one) => (
          <ProductCard key={one.id} goods={one} />
        ))}
      </div>
    </>
  )
}

function Goods({ goods }: { goods: SentGoods }) {
  const t = useText()
  const own = useSeckillTexts()
  const { sale, skus } = useSale(goods.id, goods, (state) => {
    if (state === 'ended' || state === 'running')
      toast({ text: own(`seckill:${state === 'ended' ? 'ended' : 'started'}`) })
    else if (state === 'sold_out') toast({ text: own('seckill:soldOutNow') })
  })
  const offered = useMemo(() => skusInSale(skus, sale), [skus, sale])
  const chosen = useSkuChoice({ attrs: goods.attrs, skus: offered.skus }, (skuId) =>
    mostOf(sale, offered.ordinary, skuId),
  )
  const images = useMemo(() => galleryImages(goods), [goods])
  const card = useMemo(() => cardOf(goods), [goods])
  return (
    <>
      <Breadcrumb crumbs={goodsCrumbs(goods, t)} />
      <div className="grid gap-4 md:grid-cols-2 md:items-start md:gap-6 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <Gallery images={images} name={goods.goods_name} shown={chosen.image} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-24 lg:col-span-5 lg:row-span-2 lg:-m-2 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-2">
          <div className="flex flex-col gap-4">
            <BuyPanel
              goods={goods}
              chosen={chosen}
              offers={goods.offers}
              sale={sale}
              ordinary={offered.ordinary}
              collective={goods.collective}
            />
            <StorePanel store={goods.store_info} subject={subjectOf(goods)} />
          </div>
        </div>
        <div className="min-w-0 md:col-span-2 lg:col-span-7">
          <Details goods={goods} comments={goods.comments} faq={goods.faq} />
        </div>
      </div>
      {goods.similar && (
        <CachedFragment as="section" className="pt-8" content={SimilarGoods} props={{ cards: goods.similar }} />
      )}
      <RecentRail current={card} />
    </>
  )
}

/** The key resets the choice for other goods. */
export default function GoodsPage({ loaderData: goods }: Route.ComponentProps) {
  return <Goods key={goods.id} goods={goods} />
}
