import { getStore, listGoods } from '@fangshi/contract/catalog'
import { listCoupons } from '@fangshi/contract/coupons'
import { storeReductions } from '@fangshi/contract/reductions'
import { redirect } from 'react-router'
import { localPath } from '~/i18n/local-path.ts'
import { translator, type Translate } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { idOfPath, orNotFound } from '~/routing/not-found.ts'
import { absolute, pageMeta, rootData } from '~/seo/seo.ts'
import { serverContext } from '~/host/server-context.ts'
import { breadcrumbData } from '~/seo/breadcrumb-data.ts'
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/store'
import { StoreGoods } from './store-goods.tsx'
import { StoreHead, type StoreInfo } from './store-head.tsx'
import { StoreOffers } from './store-offers.tsx'
import { readStoreGoodsFilters } from './store-query.ts'
import { StoreVisit } from './store-visit.tsx'

export const handle: PageHandle = { queryKeys: ['keywords', 'class_id', 'sort', 'page'] }

/** How many coupons a store's page shows at most. */
const shownCoupons = 12

/** Fills complete rows of three, four or five cards. */
const perPage = 60

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { call, locale } = context.get(serverContext)
  const id = idOfPath(params.id)
  const filters = readStoreGoodsFilters(new URL(request.url).searchParams)
  const [store, goods, coupons, reductions] = await Promise.all([
    orNotFound(call(getStore, { params: { id } })),
    call(listGoods, { query: { ...filters, store_id: id, per_page: perPage } }),
    call(listCoupons, { query: { store_id: id, per_page: shownCoupons } }),
    orNotFound(call(storeReductions, { params: { id } })),
  ])
  // An old link may name a page after the last one.
  if (!goods.data.length && goods.total) {
    const page = goods.last_page > 1 ? goods.last_page : undefined
    throw redirect(localPath(links.store(id, { ...filters, page }), locale))
  }
  return { store, goods, coupons: coupons.data, reductions, filters }
}

const crumbsOf = ({ store_name }: StoreInfo, t: Translate): Crumb[] => [
  { name: t('shell:home'), to: links.home() },
  { name: t('store:title'), to: links.stores() },
  { name: store_name },
]

/** The store in schema.org terms. */
const storeData = (store: StoreInfo, publicUrl: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Store',
  name: store.store_name,
  description: store.store_description,
  url: absolute(publicUrl, links.store(store.id)),
  logo: absolute(publicUrl, store.store_logo),
  image: store.store_slide.map((slide) => absolute(publicUrl, slide)),
  address: { '@type': 'PostalAddress', addressCountry: 'CN', addressLocality: store.area_info },
})

export function meta({ matches, loaderData: { store, filters } }: Route.MetaArgs) {
  const { locale, publicUrl } = rootData(matches)
  const t = translator(locale)
  const { keywords, class_id, page } = filters
  const path = links.store(store.id, { keywords, class_id, page })
  return pageMeta(matches, {
    title: page ? t('store:pageTitle', { title: store.store_name, page }) : store.store_name,
    description: store.store_description,
    path,
    image: store.store_slide[0],
    noindex: keywords !== undefined || class_id !== undefined,
    data: [storeData(store, publicUrl), breadcrumbData(crumbsOf(store, t), publicUrl, path)],
  })
}

export default function Store({ loaderData: { store, goods, coupons, reductions, filters } }: Route.ComponentProps) {
  const t = useText()
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(store, t)} />
      <StoreHead store={store} />
      <StoreOffers coupons={coupons} reductions={reductions} />
      <StoreGoods store={store} goods={goods} filters={filters} />
      <StoreVisit store={store} />
      {store.after_sale_service && (
        <section aria-labelledby="after-sale" className="card mt-4 p-4 md:p-6">
          <h2 id="after-sale" className="pb-2 text-20 font-bold">
            {t('store:afterSale')}
          </h2>
          <RichText html={store.after_sale_service} />
        </section>
      )}
    </>
  )
}
