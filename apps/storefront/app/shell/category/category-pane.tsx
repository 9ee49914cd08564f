import { ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { classNames } from '~/ui/class-names.ts'
import type { TopClass } from '~/site/shown-classes.ts'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { CategoryChildren } from './category-children.tsx'
import { useShellData } from '~/site/shell-data.ts'

/** Long enough to cross another row on the way to the flyout. */
const hoverWaitMs = 120

const rowOf = ({ id, name, thumb, children }: TopClass) => ({ id, name, thumb, hasChildren: children.length > 0 })

/** The categories, each with its arrow button. */
function Rows({
  rows,
  openId,
  onHover,
  onToggle,
  onLeave,
}: {
  rows: readonly ReturnType<typeof rowOf>[]
  openId: number | undefined
  onHover: (id: number) => void
  onToggle: (id: number | undefined) => void
  onLeave: () => void
}) {
  const t = useText()
  return rows.map(({ id, name, thumb, hasChildren }) => (
    <li
      key={id}
      onMouseEnter={() => onHover(id)}
      className={classNames('flex items-center hover:bg-sunken', id === openId && 'bg-sunken font-medium')}
    >
      <LocalLink
        to={links.list({ class_id: id })}
        data-row
        onClick={onLeave}
        className="flex min-w-0 flex-1 items-center gap-3 py-2.5 pl-4 focus-visible:-outline-offset-2"
      >
        {thumb && <Picture src={thumb} alt="" side={24} sizes="24px" largest={320} className="size-6" />}
        {name}
      </LocalLink>
      {hasChildren && (
        <button
          type="button"
          data-opener={id}
          aria-label={t('shell:openCategory', { name })}
          aria-expanded={id === openId}
          onClick={() => onToggle(id === openId ? undefined : id)}
          className="mr-2 flex size-7 shrink-0 items-center justify-center rounded-1 text-ink-3"
        >
          <ChevronRight size={16} />
        </button>
      )}
    </li>
  ))
}

/**
 * The categories with a flyout of their second and third level. Hovering opens it, or the arrow button after each
 * category; the up and down keys move between categories, Escape closes. Without scripts the categories are plain
 * links.
 */
export function CategoryPane({ onLeave = () => {}, className }: { onLeave?: () => void; className?: string }) {
  const t = useText()
  const { classes } = useShellData()
  const [openId, setOpenId] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const top = classes.find(({ id }) => id === openId)

  const openSoon = (id: number | undefined): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), hoverWaitMs)
  }
  const leave = (): void => {
    setOpenId(undefined)
    onLeave()
  }
  const pressKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && openId !== undefined) {
      event.stopPropagation()
      event.currentTarget.querySelector<HTMLElement>(`[data-opener="${openId}"]`)?.focus()
      setOpenId(undefined)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement))
    if (at < 0) return
    event.preventDefault()
    rows[(at + (event.key === 'ArrowDown' ? 1 : -1) + rows.length) % rows.length]?.focus()
  }
  // Only a mouse leaves the pane; touch does not hover.
  const mouseLeaves = (event: MouseEvent): void => {
    if (!event.currentTarget.contains(document.activeElement)) openSoon(undefined)
    else clearTimeout(timer.current)
  }

  return (
    <nav
      aria-label={t('shell:categoryNav')}
      className={classNames('card relative z-20 py-3', className)}
      onKeyDown={pressKey}
      onMouseLeave={mouseLeaves}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpenId(undefined)}
    >
      <CachedFragment
        as="ul"
        content={Rows}
        props={{ rows: classes.map(rowOf), openId, onHover: openSoon, onToggle: setOpenId, onLeave: leave }}
      />
      {top && (
        <div
          // Crossing the gap does not count as leaving.
          onMouseEnter={() => clearTimeout(timer.current)}
          className="absolute inset-y-0 left-full ml-1 w-128 overflow-y-auto rounded-3 border border-line bg-surface p-6 shadow-3"
        >
          <CategoryChildren top={top} onLeave={leave} />
        </div>
      )}
    </nav>
  )
}
