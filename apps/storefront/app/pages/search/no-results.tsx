import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links, type GoodsFilters } from '~/routing/links.ts'
import { useShellData } from '~/site/shell-data.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ProductCard, type ProductCardGoods } from '~/ui/goods/product-card.tsx'
import { listWithoutFilters, filterCount } from './list-query.ts'

interface SuggestedLink {
  name: string
  to: string
}

const SuggestedLinks = ({ title, ways }: { title: string; ways: readonly SuggestedLink[] }) => (
  <section className="w-full max-w-text">
    <h2 className="pb-3 text-16 font-medium">{title}</h2>
    <ul className="flex flex-wrap justify-center gap-2">
      {ways.map(({ name, to }) => (
        <li key={to}>
          <LocalLink
            to={to}
            className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 hover:text-brand md:min-h-9"
          >
            {name}
          </LocalLink>
        </li>
      ))}
    </ul>
  </section>
)

const wordLinks = (words: readonly string[]): SuggestedLink[] =>
  words.map((word) => ({ name: word, to: links.list({ keywords: word }) }))

interface WaysOut {
  /** Like what was typed. */
  words: readonly string[]
  hotWords: readonly string[]
  /** What sells best. */
  goods: readonly ProductCardGoods[]
}

/** Ways out of an empty list: clear the filters, words like those typed, popular searches, the categories, best sellers. */
export function NoResults({ filters, ways }: { filters: GoodsFilters; ways: WaysOut }) {
  const t = useText()
  const { classes } = useShellData()
  const { keywords } = filters
  const { words, hotWords, goods } = ways
  return (
    <>
      <div className="card flex flex-col items-center gap-8 px-4 pb-10 text-center">
        <EmptyState object="search" text={keywords ? t('goods:nothingFor', { words: keywords }) : t('goods:nothing')}>
          {filterCount(filters) > 0 ? (
            <ButtonLink tone="brand" to={listWithoutFilters(filters)}>
              {t('goods:removeFilters')}
            </ButtonLink>
          ) : (
            <ButtonLink tone="brand" to={links.list()}>
              {t('errors:browse')}
            </ButtonLink>
          )}
        </EmptyState>
        {words.length > 0 && <SuggestedLinks title={t('goods:didYouMean')} ways={wordLinks(words)} />}
        {hotWords.length > 0 && <SuggestedLinks title={t('goods:hotWords')} ways={wordLinks(hotWords)} />}
        <SuggestedLinks
          title={t('goods:browseCategories')}
          ways={classes.map(({ id, name }) => ({ name, to: links.list({ class_id: id }) }))}
        />
      </div>
      {goods.length > 0 && (
        <section className="pt-6">
          <h2 className="pb-3 text-18 font-bold">{t('goods:bestSellers')}</h2>
          <div className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
            {goods.map((one) => (
              <ProductCard key={one.id} goods={one} level="h3" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
