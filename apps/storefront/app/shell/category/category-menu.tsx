import { ChevronDown, LayoutGrid } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { CategoryPane } from './category-pane.tsx'

/** A button that opens the category pane. */
export function CategoryMenu({ className }: { className?: string }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div
      className={classNames('relative z-20', className)}
      onMouseLeave={() => setIsOpen(false)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setIsOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        // The mouse has already opened it by hovering; only the keyboard (detail 0) toggles it.
        onClick={(event) => setIsOpen(event.detail > 0 || !isOpen)}
        onMouseEnter={() => setIsOpen(true)}
        className="flex h-10 items-center gap-2 rounded-2 bg-ink px-4 font-medium text-on-ink"
      >
        <LayoutGrid size={18} />
        {t('shell:allCategories')}
        <ChevronDown size={16} />
      </button>
      {isOpen && (
        <div className="absolute top-full left-0 w-60 pt-1">
          <CategoryPane onLeave={() => setIsOpen(false)} className="shadow-3" />
        </div>
      )}
    </div>
  )
}
