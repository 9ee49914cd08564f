import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'

interface Props {
  label: string
  /** The names of the steps, in order. */
  names: readonly string[]
  /** The index of the current step. */
  current: number
  /** Phones show only the name of the current step. */
  isShort?: boolean
  className?: string
}

/** The progress through several steps. */
export const Steps = ({ label, names, current, isShort = false, className = '' }: Props) => (
  <ol aria-label={label} className={classNames('mx-auto flex flex-wrap items-center gap-y-1 text-13', className)}>
    {names.map((name, index) => (
      <li
        key={name}
        aria-current={index === current ? 'step' : undefined}
        className={classNames(
          'flex items-center gap-1.5 whitespace-nowrap',
          index > 0 && 'flex-1 before:mx-2 before:h-px before:flex-1 before:bg-line',
          index > current ? 'text-ink-3' : 'text-ink',
          index === current && 'font-medium',
        )}
      >
        <span
          aria-hidden
          className={classNames(
            'flex size-6 items-center justify-center rounded-full text-12 tabular-nums',
            index < current && 'bg-ok-50 text-ok',
            index === current && 'bg-ink text-on-ink',
            index > current && 'bg-sunken text-ink-3',
          )}
        >
          {index < current ? <Check size={14} /> : index + 1}
        </span>
        <span className={classNames(isShort && index !== current && 'max-md:sr-only')}>{name}</span>
      </li>
    ))}
  </ol>
)
