import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A round icon button; `label` is its accessible name. 44 px on phones, 40 px on wider screens. */
export function IconButton({
  icon: Icon,
  label,
  className,
  size = 20,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: LucideIcon; label: string; size?: number }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 transition duration-200 hover:bg-sunken hover:text-ink md:size-10',
        'disabled:cursor-not-allowed disabled:text-line-strong disabled:hover:bg-transparent',
        className,
      )}
      {...rest}
    >
      <Icon size={size} />
    </button>
  )
}
