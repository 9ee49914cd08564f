import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { isAmount } from './draft.ts'

/** The amount of a line where less than the highest amount may be requested; empty means the highest. */
export function AmountField({
  most,
  value,
  isShown,
  onChange,
}: {
  most: string
  value: string
  /** Whether a wrong amount is shown as wrong. */
  isShown: boolean
  onChange: (amount: string) => void
}) {
  const t = useRefundTexts()
  const error = isShown && !isAmount(value) ? t('refund:amountWrong', { amount: most }) : undefined
  return (
    <div className="w-full md:max-w-60">
      <Field
        label={t('refund:amount')}
        hint={t('refund:amountMost', { amount: most })}
        {...(error === undefined ? {} : { error })}
      >
        {(input) => (
          <TextInput
            {...input}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            placeholder={most}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value.trim())}
          />
        )}
      </Field>
    </div>
  )
}
