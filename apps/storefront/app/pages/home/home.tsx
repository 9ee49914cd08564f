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
import { Floor, floorOf } from './floor.tsx'
import { GoodsSection } from './goods-section.tsx'
import { heroPreloads } from './hero-picture.tsx'
import { Hero } from './hero.tsx'
import { IconGrid } from './icon-grid.tsx'
import { Notices } from './notices.tsx'
import { siteData } from './site-data.ts'
import { StoreStrip } from './store-strip.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { floors, recommended, newest, ...others } = await context.get(serverContext).call(getHome, {})
  return {
    ...others,
    floors: floors.map(floorOf),
    recommended: writeCards(recommended),
    newest: writeCards(newest),
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

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useText()
  const { classes, common } = useShellData()
  const hasHero = home.banners.length > 0
  return (
    <>
      <h1 className="sr-only">{common.index_name || t('home:title')}</h1>
      <div className="xl:grid xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-4">
        {classes.length > 0 && <CategoryPane className="hidden xl:block" />}
        {hasHero && <Hero banners={home.banners} />}
      </div>
      <IconGrid />
      <AdvertStrip adverts={home.strip} />
      {!home.recommended && <EmptyState object="search" text={t('home:empty')} />}
      <GoodsSection title={t('home:recommended')} cards={home.recommended} isFirst={!hasHero} />
      {home.floors.map((floor, index) => (
        <Floor key={floor.id} floor={floor} index={index} />
      ))}
      <GoodsSection title={t('home:newest')} to={links.list({ sort: 'newest' })} cards={home.newest} />
      <RecentRail />
      <StoreStrip stores={home.stores} />
      <Notices notices={home.notices} />
    </>
  )
}
