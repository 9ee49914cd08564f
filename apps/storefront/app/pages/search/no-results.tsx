import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links, type GoodsFilters } from '~/routing/links.ts'
import { useShellData } from '~/site/shell-data.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
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

/** Ways out of an empty list: clear the filters, popular searches, the categories. */
export function NoResults({ filters, hotWords }: { filters: GoodsFilters; hotWords: readonly string[] }) {
  const t = useText()
  const { classes } = useShellData()
  const { keywords } = filters
  return (
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
      {hotWords.length > 0 && (
        <SuggestedLinks
          title={t('goods:hotWords')}
          ways={hotWords.map((word) => ({ name: word, to: links.list({ keywords: word }) }))}
        />
      )}
      <SuggestedLinks
        title={t('goods:browseCategories')}
        ways={classes.map(({ id, name }) => ({ name, to: links.list({ class_id: id }) }))}
      />
    </div>
  )
}
