import type { loadArticleMenu } from '@fangshi/contract/content'
import type { Reply } from '@fangshi/contract/route'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { useShellData } from '~/site/shell-data.ts'

type Group = Reply<typeof loadArticleMenu>[number]['children'][number]

const ArticleLinks = ({ articles, current }: { articles: Group['articles']; current: string }) => (
  <ul>
    {articles.map(({ name, title }) => (
      <li key={name}>
        <LocalLink
          to={links.article(name)}
          aria-current={name === current ? 'page' : undefined}
          className="block rounded-2 px-2 py-2 hover:bg-sunken aria-[current=page]:bg-brand-50 aria-[current=page]:font-medium aria-[current=page]:text-brand"
        >
          {title}
        </LocalLink>
      </li>
    ))}
  </ul>
)

/** The help centre's menu of two levels, beside the open article. */
export function ArticleMenu({ current }: { current: string }) {
  const t = useUserTexts()
  const { help } = useShellData()
  if (!help.length) return null
  return (
    <nav aria-label={t('user:articles')} className="card shrink-0 space-y-6 self-stretch p-4 lg:w-52 lg:self-start">
      {help.map((top) => (
        <section key={top.id}>
          <h2 className="px-2 pb-2 text-16 font-bold">{top.name}</h2>
          <ArticleLinks articles={top.articles} current={current} />
          <div className="grid grid-cols-2 gap-4 lg:block lg:space-y-4">
            {top.children.map((group) => (
              <section key={group.id}>
                <h3 className="px-2 pb-1 text-12 text-ink-3">{group.name}</h3>
                <ArticleLinks articles={group.articles} current={current} />
              </section>
            ))}
          </div>
        </section>
      ))}
    </nav>
  )
}
