import { useEffect, useRef, type ComponentProps } from 'react'
import { TextInput } from '~/ui/inputs/text-input.tsx'

/** While a year is being typed, the field contains years like 0020. */
const firstDay = '2000-01-01'

/** A date as `YYYY-MM-DD`; `onChange` is called with complete dates and, on blur, when the field was cleared. */
export function DayInput({
  label,
  value,
  onChange,
  ...bounds
}: Pick<ComponentProps<'input'>, 'min' | 'max'> & {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = value ?? ''
  }, [value])
  return (
    <div className="min-w-0 flex-1 md:w-36 md:flex-none">
      <TextInput
        ref={input}
        type="date"
        aria-label={label}
        className="px-2"
        defaultValue={value}
        onChange={({ currentTarget }) => {
          if (currentTarget.value >= firstDay) onChange(currentTarget.value)
        }}
        onBlur={({ currentTarget }) => {
          if (!currentTarget.value && value) onChange(undefined)
        }}
        {...bounds}
      />
    </div>
  )
}
