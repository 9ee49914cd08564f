import { CallError, NoAnswerError } from '@fangshi/contract/client'
import type { ErrorKey } from '@fangshi/contract/errors'
import { useRef, useState, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import { showError } from '~/api/call.ts'
import { useText } from '~/i18n/text.tsx'
import { showFieldErrors, useErrorText } from './field-errors.ts'
import { useAfterPress } from './use-after-press.ts'
import { useFocusFirstWrong } from './use-focus-first-wrong.ts'

type Check = (value: unknown) => true | string

export interface Fields<V extends FieldValues> {
  form: UseFormReturn<V>
  /** The props of an input: validated on blur (unless empty) and on submit; editing clears its error. */
  field: (name: FieldPath<V>, check?: Check) => UseFormRegisterReturn
  /** The same rules for a `Controller`. */
  rules: (name: FieldPath<V>, check: Check) => { validate: Check; onChange: () => void }
  /** Validates a field on blur, once no button is being pressed. An empty field is validated on submit. */
  validateOnBlur: (name: FieldPath<V>, check: () => void) => void
  errorOf: (name: FieldPath<V>) => string | undefined
  /** Validates one field before the others: its value, or undefined after showing its error and focusing it. */
  validValue: (name: FieldPath<V>) => Promise<string | undefined>
  /** Shows the errors of a failed call at their fields. False if none of them is affected. */
  showRefusal: (error: unknown) => boolean
  /** Makes submitting wait, for example for an upload whose address becomes a value. */
  waitFor: (work: Promise<unknown>) => void
  /** Submits the validated values, one submission at a time; errors go to their fields, into `alert`, or to a toast. */
  submit: (send: (values: V) => Promise<void>) => (event: FormEvent<HTMLElement>) => void
  isSending: boolean
  alert: string | undefined
  setAlert: (text: string | undefined) => void
}

/**
 * A form that follows the shop's conventions (ux §2c): no premature errors, input kept after an error, focus on the
 * first error. `names` are its fields in page order; `at` maps error keys without a field to one.
 */
export function useFields<V extends FieldValues>({
  names,
  at = {},
  defaultValues,
}: {
  names: readonly FieldPath<V>[]
  at?: Partial<Record<ErrorKey, FieldPath<V>>>
  defaultValues?: DefaultValues<V>
}): Fields<V> {
  const t = useText()
  const errorText = useErrorText()
  const [isSending, setIsSending] = useState(false)
  const [alert, setAlert] = useState<string>()
  const form = useForm<V>({ mode: 'onBlur', reValidateMode: 'onBlur', shouldFocusError: false, defaultValues })
  const focusFirstWrong = useFocusFirstWrong()

  const afterPress = useAfterPress()
  const pending = useRef(new Set<Promise<unknown>>())

  const validateOnBlur: Fields<V>['validateOnBlur'] = (name, check) => {
    if (form.getValues(name)) afterPress(check)
  }
  const rules: Fields<V>['rules'] = (name, check) => ({
    validate: check,
    onChange: () => form.clearErrors(name),
  })
  const showRefusal = (error: unknown): boolean => showFieldErrors(error, names, form.setError, at)
  const refuse = (error: unknown): void => {
    if (showRefusal(error)) return
    if (error instanceof NoAnswerError) setAlert(t('errors:offline'))
    else if (!(error instanceof CallError)) throw error
    else if (error.code === 401) showError(error)
    else setAlert(error.message)
  }
  const validValue = async (name: FieldPath<V>): Promise<string | undefined> => {
    const isRight = await form.trigger(name, { shouldFocus: true })
    return isRight ? String(form.getValues(name)).trim() : undefined
  }
  const send = async (event: FormEvent<HTMLElement>, act: (values: V) => Promise<void>): Promise<void> => {
    event.preventDefault()
    if (isSending) return
    const element = event.currentTarget
    setAlert(undefined)
    setIsSending(true)
    try {
      await Promise.allSettled(pending.current)
      await form.handleSubmit(act)(event)
    } catch (error) {
      refuse(error)
    } finally {
      setIsSending(false)
      focusFirstWrong(element)
    }
  }
  return {
    form,
    rules,
    field: (name, check = () => true) => {
      const input = form.register(name, rules(name, check))
      return { ...input, onBlur: async (event) => validateOnBlur(name, () => void input.onBlur(event)) }
    },
    validateOnBlur,
    errorOf: (name) => errorText(form.getFieldState(name, form.formState).error?.message),
    validValue,
    showRefusal,
    waitFor: (work) => {
      pending.current.add(work)
      void work.finally(() => pending.current.delete(work))
    },
    submit: (act) => (event) => void send(event, act),
    isSending,
    alert,
    setAlert,
  }
}
