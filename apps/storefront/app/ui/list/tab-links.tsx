import { LocalLink } from '~/i18n/local-link.tsx'

export interface TabLink {
  key: string
  to: string
  name: string
  /** Not shown while it is 0 or unknown. */
  count: number | undefined
}

/** Tabs with their counts above a list; each has its own address. */
export const TabLinks = ({ label, tabs, current }: { label: string; tabs: readonly TabLink[]; current: string }) => (
  <nav aria-label={label} className="card overflow-x-auto">
    <ul className="flex px-1 md:px-4">
      {tabs.map(({ key, to, name, count = 0 }) => (
        <li key={key}>
          <LocalLink
            to={to}
            preventScrollReset
            aria-current={key === current ? 'page' : undefined}
            className="relative flex h-12 items-center gap-1 px-2 -outline-offset-2 md:px-3 whitespace-nowrap text-ink-2 after:absolute after:inset-x-2 md:after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full hover:text-brand aria-[current=page]:font-medium aria-[current=page]:text-brand aria-[current=page]:after:bg-brand"
          >
            {name}
            {count > 0 && <span className="text-12 tabular-nums">{count}</span>}
          </LocalLink>
        </li>
      ))}
    </ul>
  </nav>
)
