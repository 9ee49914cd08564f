import { getHome } from '@fangshi/contract/shopfront'
import { useText } from '~/i18n/text.tsx'
import { translator } from '~/i18n/language.ts'
import { pageMeta, rootData } from '~/seo.ts'
import { serverContext } from '~/server-context.ts'
import { CategoryPane } from '~/shell/category-pane.tsx'
import { ProductCard } from '~/ui/product-card.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import type { Route } from './+types/home'

export const loader = ({ context }: Route.LoaderArgs) => context.get(serverContext).call(getHome, {})

export function meta({ matches }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  return pageMeta(matches, { title: t('home:title'), path: '/' })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useText()
  return (
    <>
      <h1 className="sr-only">{t('home:title')}</h1>
      <CategoryPane className="hidden w-60 lg:block" />
      <section className="pt-6 md:pt-10">
        <SectionHeading title={t('home:recommended')} />
        <div className="goods-grid">
          {loaderData.recommended.map((goods, index) => (
            <ProductCard key={goods.id} goods={goods} isFirst={index === 0} />
          ))}
        </div>
      </section>
    </>
  )
}
