import { listQuestions, searchArticles } from '@fangshi/contract/content-help'
import { Search } from 'lucide-react'
import { serverContext } from '~/host/server-context.ts'
import { Questions, type Faq } from '~/help/questions.tsx'
import { translator, type Translate } from '~/i18n/language.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useLocale, useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { breadcrumbData } from '~/seo/breadcrumb-data.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { articleGroups } from '~/site/article-groups.ts'
import { useShellData } from '~/site/shell-data.ts'
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import type { Route } from './+types/help'
import { ContactBlock } from './contact-block.tsx'
import { helpTexts, useHelpTexts } from './own-texts.ts'

export const handle: PageHandle = { queryKeys: ['keywords'] }

/** The most characters that can be looked for. */
const longest = 60

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call } = context.get(serverContext)
  const keywords = (new URL(request.url).searchParams.get('keywords') ?? '').trim().slice(0, longest)
  if (keywords) return { keywords, found: await call(searchArticles, { query: { keywords } }), faqs: [] }
  const faqs = await Promise.all(
    (['goods', 'order'] as const).map((place) => call(listQuestions, { params: { place } })),
  )
  return { keywords, found: null, faqs: faqs.filter(({ questions }) => questions.length > 0) }
}

const crumbsOf = (t: Translate): Crumb[] => [{ name: t('shell:home'), to: links.home() }, { name: t('shell:help') }]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { locale, publicUrl } = rootData(matches)
  const t = translator(locale)
  const h = helpTexts(locale)
  const path = links.help()
  const { keywords = '' } = loaderData ?? {}
  return pageMeta(matches, {
    title: keywords ? h('help:found', { words: keywords }) : t('shell:help'),
    description: h('help:text'),
    path,
    noindex: Boolean(keywords),
    data: [breadcrumbData(crumbsOf(t), publicUrl, path)],
  })
}

/** A plain form, so it works without scripts. */
function SearchForm({ keywords }: { keywords: string }) {
  const t = useText()
  const h = useHelpTexts()
  const locale = useLocale()
  return (
    <form action={links.help()} role="search" aria-label={h('help:search')} className="flex max-w-text gap-2 pb-4">
      {locale === 'en' && <input type="hidden" name="lang" value="en" />}
      <TextInput
        key={keywords}
        name="keywords"
        type="search"
        enterKeyHint="search"
        aria-label={h('help:search')}
        placeholder={h('help:placeholder')}
        defaultValue={keywords}
        maxLength={longest}
        className="min-w-0"
      />
      <Button type="submit" aria-label={t('shell:search')} className="px-4">
        <Search size={18} />
      </Button>
    </form>
  )
}

type HelpResults = Exclude<Route.ComponentProps['loaderData']['found'], null>

function Results({ keywords, found }: { keywords: string; found: HelpResults }) {
  const h = useHelpTexts()
  if (!found.length) {
    return (
      <div className="card">
        <EmptyState object="search" text={h('help:none', { words: keywords })}>
          <ButtonLink to={links.help()}>{h('help:all')}</ButtonLink>
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <ul className="card divide-y divide-line px-4 md:px-6">
        {found.map(({ name, title, menu, excerpt }) => (
          <li key={name} className="relative py-3 hover:text-brand">
            <LocalLink to={links.article(name)} className="whole-card font-medium">
              {title}
            </LocalLink>
            <p className="text-13 text-ink-2">{excerpt}</p>
            <p className="text-12 text-ink-3">{menu}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to={links.help()} className="self-start">
        {h('help:all')}
      </ButtonLink>
    </>
  )
}

function Groups() {
  const h = useHelpTexts()
  const groups = articleGroups(useShellData().help)
  if (!groups.length) return <EmptyState object="notices" text={h('help:empty')} />
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
      {groups.map(({ id, name, articles }) => (
        <section key={id} aria-labelledby={`group-${id}`} className="card p-4 md:p-6">
          <h2 id={`group-${id}`} className="pb-1 text-16 font-bold">
            {name}
          </h2>
          <ul>
            {articles.map((article) => (
              <li key={article.name}>
                <LocalLink
                  to={links.article(article.name)}
                  className="flex min-h-11 items-center rounded-1 hover:text-brand md:min-h-9"
                >
                  {article.title}
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Asked = ({ faqs }: { faqs: readonly Faq[] }) => (
  <div className="grid gap-3 md:gap-4 lg:grid-cols-2 lg:items-start">
    {faqs.map(({ title, questions }) => (
      <section key={title} aria-label={title} className="card p-4 md:p-6">
        <h2 className="pb-1 text-18 font-bold">{title}</h2>
        <Questions questions={questions} />
      </section>
    ))}
  </div>
)

/** The help centre: articles by menu, frequent questions, a search, and how the platform is reached. */
export default function Help({ loaderData: { keywords, found, faqs } }: Route.ComponentProps) {
  const t = useText()
  const h = useHelpTexts()
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(t)} />
      <div className="flex flex-wrap items-baseline gap-x-3 pb-2">
        <h1 className="text-20 font-bold md:text-24">
          {keywords ? h('help:found', { words: keywords }) : t('shell:help')}
        </h1>
        {found && (
          <p role="status" className="text-13 text-ink-2">
            {h('help:count', { count: found.length })}
          </p>
        )}
      </div>
      <p className="pb-3 text-ink-2">{h('help:text')}</p>
      <SearchForm keywords={keywords} />
      <div className="flex flex-col gap-3 md:gap-4">
        {found ? <Results keywords={keywords} found={found} /> : <Groups />}
        {faqs.length > 0 && <Asked faqs={faqs} />}
        <ContactBlock />
      </div>
    </>
  )
}
