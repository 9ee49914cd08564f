import { ChevronLeft } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { classBranch } from './class-branch.ts'
import type { FilterProps } from './filter-panel.tsx'
import { listWith } from './list-query.ts'

const row = 'flex min-h-11 items-center gap-1 rounded-1 py-1 hover:text-brand lg:min-h-8'

/** The category tree at any level: the path back up, then the subcategories. */
export function ClassFilter({ filters, facets, isInPlace }: FilterProps) {
  const t = useText()
  const { above, options } = classBranch(facets.classes, filters.class_id)
  const pathOf = (class_id: number | undefined): string => listWith(filters, { class_id })
  const up = filters.class_id === undefined ? [] : [{ id: undefined, name: t('goods:allCategories') }, ...above]
  return (
    <ul>
      {up.map(({ id, name }) => (
        <li key={id ?? 0}>
          <LocalLink
            to={pathOf(id)}
            preventScrollReset={isInPlace}
            aria-current={id === filters.class_id || undefined}
            className={classNames(row, id === filters.class_id ? 'font-medium text-brand' : 'text-ink-2')}
          >
            {id !== filters.class_id && <ChevronLeft size={14} />}
            {name}
          </LocalLink>
        </li>
      ))}
      {options.map(({ id, name, count }) => (
        <li key={id}>
          <LocalLink
            to={pathOf(id)}
            preventScrollReset={isInPlace}
            aria-current={id === filters.class_id || undefined}
            className={classNames(row, up.length > 0 && 'pl-4', id === filters.class_id && 'font-medium text-brand')}
          >
            <span className="min-w-0 flex-1">{name}</span>
            <span className="text-12 font-normal text-ink-3 tabular-nums">{count}</span>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
