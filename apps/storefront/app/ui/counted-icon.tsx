import type { LucideIcon } from 'lucide-react'

/** An icon with a number at its corner, none for 0. The link around it says the number in its accessible name. */
export function CountedIcon({ icon: Icon, size, count }: { icon: LucideIcon; size: number; count: number }) {
  return (
    <span className="relative">
      <Icon size={size} />
      {count > 0 && (
        // Rendered by CSS: as text it would be part of the visible label but not of the accessible name.
        <span
          aria-hidden
          data-count={count > 99 ? '99+' : count}
          className="absolute -top-2 left-3 min-w-5 rounded-full bg-brand px-1 text-center text-12 font-medium whitespace-nowrap text-on-brand tabular-nums before:content-[attr(data-count)]"
        />
      )}
    </span>
  )
}
