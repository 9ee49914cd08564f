import { Minus, Plus, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '~/i18n/text.tsx'
import { settleQuantity, wholeOf } from './quantity.ts'
import { useLongPress } from './use-long-press.ts'

function StepButton({
  icon: Icon,
  label,
  disabled,
  act,
}: {
  icon: LucideIcon
  label: string
  disabled: boolean
  act: () => void
}) {
  const press = useLongPress(act)
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      className="flex size-10 items-center justify-center rounded-2 text-ink-2 transition duration-200 not-disabled:hover:bg-sunken not-disabled:hover:text-ink disabled:cursor-not-allowed disabled:text-line-strong md:size-8"
      {...press}
    >
      <Icon size={16} />
    </button>
  )
}

/**
 * A quantity from `min` to `max` (stock or limit), by buttons, long press, arrow keys or typing. A corrected entry
 * explains itself below the field. `label` distinguishes several steppers on a page.
 */
export function Stepper({
  value,
  onChange,
  min = 1,
  max = 999,
  label,
  disabled = false,
}: {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  label?: string
  disabled?: boolean
}) {
  const t = useText()
  const noteId = useId()
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState<string>()

  const step = (by: number): void => {
    setNote(undefined)
    setTyped(undefined)
    const next = Math.max(min, Math.min(max, value + by))
    if (next !== value) onChange(next)
  }
  const settle = (): void => {
    if (typed === undefined) return
    const next = settleQuantity(typed, min, max)
    const whole = wholeOf(typed)
    if (whole > max) setNote(t('errors:quantityMax', { count: max }))
    else setNote(whole < min ? t('errors:quantityMin', { count: min }) : undefined)
    setTyped(undefined)
    if (next !== value) onChange(next)
  }

  return (
    <div>
      <div
        role="group"
        aria-label={label ?? t('ui:quantity')}
        className="inline-flex items-center rounded-2 border border-line-strong bg-surface p-0.5"
      >
        <StepButton icon={Minus} label={t('ui:decrease')} disabled={disabled || value <= min} act={() => step(-1)} />
        <input
          className="w-11 rounded-1 bg-transparent text-center text-16 tabular-nums disabled:text-ink-3 md:text-14"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('ui:quantity')}
          aria-describedby={note && noteId}
          disabled={disabled}
          value={typed ?? value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle()
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault()
              step(event.key === 'ArrowUp' ? 1 : -1)
            }
          }}
        />
        <StepButton icon={Plus} label={t('ui:increase')} disabled={disabled || value >= max} act={() => step(1)} />
      </div>
      <p id={noteId} role="status" className="text-12 text-warn">
        {note}
      </p>
    </div>
  )
}
