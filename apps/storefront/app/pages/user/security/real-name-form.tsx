import { RealNameInput, saveRealName, type RealName } from '@fangshi/contract/real-names'
import { useQueryClient } from '@tanstack/react-query'
import { notEmpty } from '~/account/field-checks.ts'
import { userQueries } from '~/account/user-queries.ts'
import { call } from '~/api/call.ts'
import { fits } from '~/form/field-errors.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { DocumentInput } from '~/documents/document-input.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { useFinishChange } from './use-finish-change.ts'

type Values = Omit<RealName, 'updated_at'>
const { shape } = RealNameInput
const names = ['name', 'card_no', 'card_t', 'card_b', 'bank_no', 'bank_name'] as const

/** The server sends numbers masked; an empty field keeps the one on file. */
const keeps = (onFile: string, check: (value: unknown) => true | string) => (value: unknown) =>
  onFile && !value ? true : value ? check(value) : 'REQUIRED'

/** Saves the identity details; `record` is null before the first time. */
export function RealNameForm({ record }: { record: RealName | null }) {
  const t = useDocumentTexts()
  const client = useQueryClient()
  const finish = useFinishChange()
  const fields = useFields<Values>({
    names,
    defaultValues: {
      name: record?.name ?? '',
      card_no: '',
      card_t: record?.card_t ?? '',
      card_b: record?.card_b ?? '',
      bank_no: '',
      bank_name: record?.bank_name ?? '',
    },
  })
  const { field, errorOf, submit, isSending, alert } = fields
  const save = submit(async ({ card_no, bank_no, ...values }) => {
    const body = { ...values, ...(card_no ? { card_no } : {}), ...(bank_no ? { bank_no } : {}) }
    const saved = await call(saveRealName, { body }, { quiet: true })
    client.setQueryData(userQueries.realName().queryKey, saved)
    await finish(t('realName:saved'))
  })
  const picture = (name: 'card_t' | 'card_b', label: string) => (
    <DocumentInput fields={fields} name={name} label={label} check={notEmpty} />
  )
  const hintFor = (number: string | undefined) => (number ? { hint: t('opening:idNoKept', { number }) } : {})
  return (
    <form noValidate onSubmit={save} className="max-w-text space-y-5">
      <FormAlert text={alert} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t('realName:name')} error={errorOf('name')}>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={30} {...field('name', fits(shape.name))} />}
        </Field>
        <Field label={t('realName:cardNo')} {...hintFor(record?.card_no)} error={errorOf('card_no')}>
          {(input) => (
            <TextInput
              {...input}
              autoComplete="off"
              maxLength={18}
              {...field('card_no', keeps(record?.card_no ?? '', fits(shape.card_no)))}
            />
          )}
        </Field>
        {picture('card_t', t('realName:front'))}
        {picture('card_b', t('realName:back'))}
        <Field label={t('realName:bankNo')} {...hintFor(record?.bank_no)} error={errorOf('bank_no')}>
          {(input) => (
            <TextInput
              {...input}
              inputMode="numeric"
              autoComplete="off"
              maxLength={19}
              {...field('bank_no', keeps(record?.bank_no ?? '', fits(shape.bank_no)))}
            />
          )}
        </Field>
        <Field label={t('realName:bankName')} error={errorOf('bank_name')}>
          {(input) => (
            <TextInput
              {...input}
              autoComplete="off"
              maxLength={30}
              placeholder={t('realName:bankExample')}
              {...field('bank_name', fits(shape.bank_name))}
            />
          )}
        </Field>
      </div>
      <SubmitButton className="w-full md:w-auto" busy={isSending}>
        {t('realName:save')}
      </SubmitButton>
    </form>
  )
}
