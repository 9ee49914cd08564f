import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/links.ts'
import { useShellData } from '~/shell/shell-data.ts'

/** All articles by group, beside the one that is read. */
export function ArticleMenu({ current }: { current: string }) {
  const t = useText()
  const { help } = useShellData()
  if (!help.length) return null
  return (
    <nav
      aria-label={t('user:articles')}
      className="card grid shrink-0 grid-cols-2 gap-4 self-start p-4 lg:block lg:w-52 lg:space-y-4"
    >
      {help.map((group) => (
        <section key={group.id}>
          <h2 className="px-2 pb-1 text-12 text-ink-3">{group.name}</h2>
          <ul>
            {group.articles.map(({ name, title }) => (
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
        </section>
      ))}
    </nav>
  )
}
