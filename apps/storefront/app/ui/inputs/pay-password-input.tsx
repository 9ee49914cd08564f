import type { ComponentProps } from 'react'
import { classNames } from '~/ui/class-names.ts'
import { typedDigits } from './typed-digits.ts'

const places = [0, 1, 2, 3, 4, 5]

/**
 * The six boxes of a pay password: one invisible input over drawn boxes, so typing, pasting, screen readers and `Field`
 * work as with any input. Never submits by itself (ux §2c).
 */
export function PayPasswordInput({
  value,
  onChange,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'> & {
  value: string
  onChange: (digits: string) => void
}) {
  const isWrong = rest['aria-invalid']
  return (
    <div className="group relative flex w-full max-w-72 gap-2">
      {places.map((place) => (
        <span
          key={place}
          aria-hidden
          data-next={place === Math.min(value.length, places.length - 1) || undefined}
          className={classNames(
            'flex aspect-square min-w-0 flex-1 items-center justify-center rounded-2 border bg-surface group-has-disabled:bg-sunken',
            isWrong ? 'border-bad' : 'border-line-strong',
            'group-focus-within:data-next:border-focus group-focus-within:data-next:outline-1 group-focus-within:data-next:outline-focus',
          )}
        >
          {place < value.length && <span className="size-2.5 rounded-full bg-ink" />}
        </span>
      ))}
      <input
        type="password"
        inputMode="numeric"
        pattern="\d{6}"
        autoComplete="off"
        className="absolute inset-0 size-full cursor-text rounded-2 text-16 opacity-0 disabled:cursor-not-allowed"
        value={value}
        onChange={(event) => onChange(typedDigits(event.currentTarget.value, places.length))}
        {...rest}
      />
    </div>
  )
}
