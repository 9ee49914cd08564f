import { maxCommentText } from '@fangshi/contract/comment-states'
import { Field } from '~/ui/inputs/field.tsx'
import { TextArea } from '~/ui/inputs/text-input.tsx'
import { useWritingTexts } from '../own-texts.ts'

/** From this many characters left on the field says how many. */
const nearlyFull = 100

/** The text of a comment, up to 500 characters. */
export function TextField({
  label,
  placeholder,
  value,
  error,
  optional = false,
  onChange,
}: {
  label: string
  placeholder: string
  value: string
  error?: string | undefined
  optional?: boolean
  onChange: (value: string) => void
}) {
  const t = useWritingTexts()
  const left = maxCommentText - value.length
  return (
    <Field
      label={label}
      optional={optional}
      hint={left <= nearlyFull && t('writing:left', { count: left })}
      {...(error ? { error } : {})}
    >
      {(input) => (
        <TextArea
          {...input}
          rows={3}
          maxLength={maxCommentText}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
