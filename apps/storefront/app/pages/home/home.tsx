import { listCoupons } from '@fangshi/contract/coupons'
import { getHome } from '@fangshi/contract/shopfront'
import favicon from '~/assets/favicon.svg'
import socialImage from '~/assets/social.jpg'
import { RecentRail } from '~/history/recent-rail.tsx'
import { translator } from '~/i18n/language.ts'
import { htmlLang, useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { serverContext } from '~/host/server-context.ts'
import { CategoryPane } from '~/shell/category/category-pane.tsx'
import { shellDataOf, useShellData } from '~/site/shell-data.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { writeCards } from '~/ui/goods/card-texts.ts'
import type { Route } from './+types/home'
import { AdvertStrip } from './advert-strip.tsx'
import { CollectiveStrip } from './collective-strip.tsx'
import { CouponSection } from './coupon-section.tsx'
import { FeaturedStore, featuredStoreOf } from './featured-store.tsx'
import { writeFloors } from './floor-texts.ts'
import { Floor } from './floor.tsx'
import { GoodsSection } from './goods-section.tsx'
import { heroPreloads } from './hero-picture.tsx'
import { Hero } from './hero.tsx'
import { IconGrid } from './icon-grid.tsx'
import { Notices } from './notices.tsx'
import { Ranking } from './ranking.tsx'
import { SeckillRail } from './seckill-rail.tsx'
import { siteData } from './site-data.ts'
import { StoreStrip } from './store-strip.tsx'

/** The coupons of the row: those with stock come first. */
const shownCoupons = 4

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(serverContext)
  const [home, coupons] = await Promise.all([
    call(getHome, {}),
    call(listCoupons, { query: { per_page: shownCoupons } }),
  ])
  const {
    banners,
    strip,
    seckills,
    collectives,
    ranking,
    floors,
    featured_store,
    recommended,
    newest,
    stores,
    notices,
  } = home
  return {
    banners,
    strip,
    seckills,
    collectives,
    coupons: coupons.data.filter(({ claim }) => claim === 'claimable'),
    ranking: writeCards(ranking),
    floors: writeFloors(floors),
    featured: featured_store && featuredStoreOf(featured_store),
    recommended: writeCards(recommended),
    newest: writeCards(newest),
    stores,
    notices,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { locale, publicUrl } = rootData(matches)
  const t = translator(locale)
  const { common } = shellDataOf(matches)
  const description = common.description || t('shell:description')
  const site = {
    name: common.web_name || t('shell:name'),
    description,
    logo: common.logo || favicon,
    tel: common.tel,
    publicUrl,
    language: htmlLang(locale),
  }
  return [
    ...heroPreloads(loaderData.banners[0]),
    ...pageMeta(matches, {
      title: common.index_name || t('home:title'),
      description,
      keywords: common.keyword,
      path: links.home(),
      image: socialImage,
      data: siteData(site),
    }),
  ]
}

/** After how many blocks of floors the featured store stands, before the page repeats a layout. */
const blocksBeforeStore = 3

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useText()
  const { classes, common } = useShellData()
  const blocks = home.floors.map((block, index) => <Floor key={index} block={block} isMirrored={index % 2 === 1} />)
  const hasGoods = home.ranking || home.recommended || home.newest
  return (
    <>
      <h1 className="sr-only">{common.index_name || t('home:title')}</h1>
      <div className="xl:grid xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-4">
        {classes.length > 0 && <CategoryPane className="hidden xl:block" />}
        {home.banners.length > 0 && <Hero banners={home.banners} />}
      </div>
      <IconGrid />
      <AdvertStrip adverts={home.strip} />
      <SeckillRail seckills={home.seckills} />
      <CollectiveStrip collectives={home.collectives} />
      <CouponSection coupons={home.coupons} />
      {!hasGoods && <EmptyState object="search" text={t('home:empty')} />}
      <Ranking cards={home.ranking} />
      {blocks.slice(0, blocksBeforeStore)}
      {home.featured && <FeaturedStore store={home.featured} />}
      {blocks.slice(blocksBeforeStore)}
      {!home.seckills && !home.collectives.length && (
        <GoodsSection
          title={t('home:newest')}
          more={{ to: links.list({ sort: 'newest' }), label: t('home:allNewest') }}
          cards={home.newest}
          isRail
        />
      )}
      <GoodsSection title={t('home:recommended')} cards={home.recommended} />
      <RecentRail />
      <StoreStrip stores={home.stores} />
      <Notices notices={home.notices} />
    </>
  )
}
