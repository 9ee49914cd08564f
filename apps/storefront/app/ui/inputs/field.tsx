import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useText } from '~/i18n/text.tsx'

/** The props that a field passes to its input; spread them. */
export interface FieldInput {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** An input with label, hint and error: `<Field label="…">{(input) => <TextInput {...input} />}</Field>`. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  children,
}: {
  label: string
  hint?: ReactNode
  error?: string
  optional?: boolean
  children: (input: FieldInput) => ReactNode
}) {
  const t = useText()
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-14 font-medium text-ink">
        {label}
        {optional && <span className="ml-1 font-normal text-ink-3">({t('ui:optional')})</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1 text-13 text-bad">
          <CircleAlert size={14} />
          {error}
        </p>
      )}
    </div>
  )
}
