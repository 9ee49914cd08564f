import { Input } from 'antd'
import type { PasswordSpec, TextareaSpec, TextSpec } from '../spec.ts'
import { passedOn, type ControlProps } from './control.ts'

const textareaMaxlength = 15

export function TextControl(props: ControlProps<TextSpec, string>) {
  const { spec, value, onChange } = props
  return (
    <Input
      {...passedOn(props)}
      value={value ?? ''}
      maxLength={spec.maxlength}
      autoComplete="off"
      onChange={(event) => onChange?.(event.target.value)}
    />
  )
}

export function PasswordControl(props: ControlProps<PasswordSpec, string>) {
  const { spec, value, onChange } = props
  return (
    <Input.Password
      {...passedOn(props)}
      value={value ?? ''}
      maxLength={spec.maxlength}
      autoComplete="new-password"
      onChange={(event) => onChange?.(event.target.value)}
    />
  )
}

/** Spec §9: at most 15 characters unless the screen says otherwise, with the count on show. */
export function TextareaControl(props: ControlProps<TextareaSpec, string>) {
  const { spec, value, onChange } = props
  return (
    <Input.TextArea
      {...passedOn(props)}
      value={value ?? ''}
      maxLength={spec.maxlength ?? textareaMaxlength}
      rows={spec.rows ?? 4}
      showCount
      onChange={(event) => onChange?.(event.target.value)}
    />
  )
}
