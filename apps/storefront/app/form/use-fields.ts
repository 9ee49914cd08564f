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
import { tellError } from '~/api/api.ts'
import { useText } from '~/i18n/text.tsx'
import { showFieldErrors, useErrorText } from './field-errors.ts'
import { useAfterPress } from './use-after-press.ts'

type Check = (value: unknown) => true | string

export interface Fields<V extends FieldValues> {
  form: UseFormReturn<V>
  /** What an input needs: checked when it is left (unless empty) and when the form is sent; editing takes its error away. */
  field: (name: FieldPath<V>, check?: Check) => UseFormRegisterReturn
  /** The same rules for a `Controller`. */
  rules: (name: FieldPath<V>, check: Check) => { validate: Check; onChange: () => void }
  /** Checks a field that was left, once no button is being pressed. An empty one waits until the form is sent. */
  left: (name: FieldPath<V>, check: () => void) => void
  errorOf: (name: FieldPath<V>) => string | undefined
  /** Checks one field ahead of the others: its value, or undefined after it showed why not and took the focus. */
  rightValue: (name: FieldPath<V>) => Promise<string | undefined>
  /** Shows a refused call at the fields it means. False when it means none of them. */
  showRefusal: (error: unknown) => boolean
  /** Sending waits for this: a file on its way, whose address will be a value. */
  waitFor: (work: Promise<unknown>) => void
  /** Sends the checked values, once at a time; refusals go to their fields, into `alert`, or to the shop's toasts. */
  submit: (send: (values: V) => Promise<void>) => (event: FormEvent) => void
  isSending: boolean
  alert: string | undefined
  setAlert: (text: string | undefined) => void
}

/**
 * A form by the shop's habits (ux §2c): no premature errors, values kept after a refusal, focus on the first error.
 * `names` are its fields in their order on the page; `at` gives the field of refusals that name none.
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
  const form = useForm<V>({ mode: 'onBlur', reValidateMode: 'onBlur', defaultValues })

  const afterPress = useAfterPress()
  const underWay = useRef(new Set<Promise<unknown>>())

  const left: Fields<V>['left'] = (name, check) => {
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
    else if (error.code === 401) tellError(error)
    else setAlert(error.message)
  }
  const rightValue = async (name: FieldPath<V>): Promise<string | undefined> => {
    const isRight = await form.trigger(name, { shouldFocus: true })
    return isRight ? String(form.getValues(name)).trim() : undefined
  }
  const send = async (event: FormEvent, act: (values: V) => Promise<void>): Promise<void> => {
    event.preventDefault()
    if (isSending) return
    setAlert(undefined)
    setIsSending(true)
    try {
      await Promise.allSettled(underWay.current)
      await form.handleSubmit(act)(event)
    } catch (error) {
      refuse(error)
    } finally {
      setIsSending(false)
    }
  }
  return {
    form,
    rules,
    field: (name, check = () => true) => {
      const input = form.register(name, rules(name, check))
      return { ...input, onBlur: async (event) => left(name, () => void input.onBlur(event)) }
    },
    left,
    errorOf: (name) => errorText(form.getFieldState(name, form.formState).error?.message),
    rightValue,
    showRefusal,
    waitFor: (work) => {
      underWay.current.add(work)
      void work.finally(() => underWay.current.delete(work))
    },
    submit: (act) => (event) => void send(event, act),
    isSending,
    alert,
    setAlert,
  }
}
