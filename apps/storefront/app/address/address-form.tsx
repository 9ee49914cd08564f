import { addAddress, AddressInput, editAddress } from '@fangshi/contract/addresses'
import type { Reply } from '@fangshi/contract/route'
import { useState, type FormEvent } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { call } from '~/api/call.ts'
import { fits, showFieldErrors, useErrorText } from '~/form/field-errors.ts'
import { useFocusFirstWrong } from '~/form/use-focus-first-wrong.ts'
import { Button } from '~/ui/button.tsx'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { TextArea, TextInput } from '~/ui/inputs/text-input.tsx'
import { AreaCascader } from './area-cascader.tsx'
import type { ParsedAddress } from './parse-address.ts'
import { PasteAddress } from './paste-address.tsx'
import { useAddressTexts } from './own-texts.ts'

export type Address = Reply<typeof addAddress>

const fields = ['receive_name', 'receive_tel', 'area', 'address'] as const
const shapes = AddressInput.shape
const empty = { receive_name: '', receive_tel: '', area: [] as string[], address: '', is_default: false }

/**
 * Adds an address, or edits the given one. Input is kept after an error; `onSaved` receives the saved address. Errors
 * that belong to no field appear as toasts.
 */
export function AddressForm({
  address,
  onSaved,
  onCancel,
  isInDialog = false,
}: {
  address?: Address
  onSaved: (address: Address) => void
  onCancel?: () => void
  /** Keeps the buttons visible while the dialog scrolls. */
  isInDialog?: boolean
}) {
  const t = useAddressTexts()
  const errorText = useErrorText()
  const [isSaving, setIsSaving] = useState(false)
  const { register, control, handleSubmit, setError, setValue, formState } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: address ?? empty,
  })
  const focusFirstWrong = useFocusFirstWrong()
  const errorOf = (field: (typeof fields)[number]): string | undefined => errorText(formState.errors[field]?.message)

  const fill = (parsed: ParsedAddress): void => {
    for (const field of fields) {
      if (parsed[field].length) setValue(field, parsed[field], { shouldDirty: true, shouldValidate: true })
    }
  }
  const save = handleSubmit(async ({ receive_name, receive_tel, area, address: street, is_default }) => {
    if (isSaving) return
    setIsSaving(true)
    const body = { receive_name, receive_tel, area, address: street, is_default }
    try {
      onSaved(await (address ? call(editAddress, { params: { id: address.id }, body }) : call(addAddress, { body })))
    } catch (error) {
      showFieldErrors(error, fields, setError)
      setIsSaving(false)
    }
  })

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const form = event.currentTarget
    await save(event)
    focusFirstWrong(form)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      {!address && <PasteAddress onParsed={fill} />}
      <Field label={t('address:name')} error={errorOf('receive_name')}>
        {(input) => (
          <TextInput
            {...input}
            autoComplete="name"
            maxLength={30}
            {...register('receive_name', { validate: fits(shapes.receive_name) })}
          />
        )}
      </Field>
      <Field label={t('address:phone')} hint={t('address:phoneWhy')} error={errorOf('receive_tel')}>
        {(input) => (
          <TextInput
            {...input}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...register('receive_tel', { validate: fits(shapes.receive_tel) })}
          />
        )}
      </Field>
      <Controller
        name="area"
        control={control}
        rules={{ validate: fits(shapes.area) }}
        render={({ field }) => (
          <Field label={t('address:area')} error={errorOf('area')}>
            {(input) => <AreaCascader {...input} label={t('address:area')} {...field} />}
          </Field>
        )}
      />
      <Field label={t('address:street')} error={errorOf('address')}>
        {(input) => (
          <TextArea
            {...input}
            rows={2}
            autoComplete="street-address"
            maxLength={100}
            placeholder={t('address:streetExample')}
            {...register('address', { validate: fits(shapes.address) })}
          />
        )}
      </Field>
      <Controller
        name="is_default"
        control={control}
        render={({ field: { value, onChange } }) => (
          <CheckBox checked={value} onChange={onChange} disabled={address?.is_default}>
            {t('address:makeDefault')}
          </CheckBox>
        )}
      />
      <div
        className={classNames(
          'flex justify-end gap-3',
          isInDialog ? 'sticky -bottom-6 -mx-6 -mb-6 rounded-b-4 border-t border-line bg-surface px-6 py-3' : 'pt-2',
        )}
      >
        {onCancel && <Button onClick={onCancel}>{t('ui:cancel')}</Button>}
        <Button type="submit" tone="brand" busy={isSaving}>
          {t('ui:save')}
        </Button>
      </div>
    </form>
  )
}
