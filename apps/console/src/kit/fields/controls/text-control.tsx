import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import type { PasswordSpec, TextareaSpec, TextSpec } from '../spec.ts'
import { passedOn, type ControlProps } from '../control.ts'
import styles from './text-control.module.css'

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
  const { spec, value, onChange, disabled } = props
  const t = useText()
  const [isShown, setShown] = useState(false)
  return (
    <Input
      {...passedOn(props)}
      type={isShown ? 'text' : 'password'}
      value={value ?? ''}
      maxLength={spec.maxlength}
      autoComplete="new-password"
      suffix={
        // antd's own toggle is small and cannot be reached by keyboard.
        <Button
          type="text"
          size="small"
          icon={isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          aria-label={t(isShown ? fieldTexts.hidePassword : fieldTexts.showPassword)}
          disabled={disabled}
          className={styles.eye}
          onClick={() => setShown(!isShown)}
        />
      }
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
