import { Button, Form } from 'antd'
import { FieldControl } from '../../kit/fields/form/field-control.tsx'
import { FormField } from '../../kit/fields/form/form-field.tsx'
import type { FormValues } from '../../kit/fields/spec.ts'
import { useRule } from '../../kit/fields/use-rule.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import type { ConfigField } from './config-fields.ts'
import styles from './configs.module.css'
import { PemFile } from './pem-file.tsx'

const texts = {
  isSet: l('已设置，留空则不变', 'Set. Leave blank to keep it.'),
  isNotSet: l('未设置', 'Not set'),
  willClear: l('保存后将清除', 'Will be cleared when you save'),
  clear: l('清除', 'Clear'),
  keep: l('撤销清除', 'Undo clear'),
}

/** The state of a secret, and how to clear it. */
export interface Secret {
  isSet: boolean
  isCleared: boolean
  onClear: (isCleared: boolean) => void
}

interface Props {
  name: string
  spec: ConfigField
  /** Absent for fields that are not secret. */
  secret?: Secret
  isReadOnly: boolean
  onRead: (text: string) => void
}

const placeholderOf = ({ isSet, isCleared }: Secret): UiText =>
  isCleared ? texts.willClear : isSet ? texts.isSet : texts.isNotSet

/** A field with an action below it: a secret can be cleared, a text can be read from a file. */
function ActionItem({ name, spec, secret, isReadOnly, onRead }: Props) {
  const t = useText()
  const rule = useRule(spec)
  const label = t(spec.label)
  const shown = secret
    ? { ...spec, placeholder: placeholderOf(secret), disabled: secret.isCleared || isReadOnly }
    : spec
  const canRead = spec.isPem && !secret?.isCleared
  const actions = !isReadOnly && (canRead || secret?.isSet) && (
    <div className={styles.actions}>
      {canRead && <PemFile label={label} onRead={onRead} />}
      {secret?.isSet && (
        <Button
          type="link"
          size="small"
          className={styles.link}
          danger={!secret.isCleared}
          aria-label={`${t(secret.isCleared ? texts.keep : texts.clear)}: ${label}`}
          onClick={() => secret.onClear(!secret.isCleared)}
        >
          {t(secret.isCleared ? texts.keep : texts.clear)}
        </Button>
      )}
    </div>
  )
  return (
    <Form.Item
      name={name}
      label={label}
      required={spec.required ?? false}
      rules={[rule]}
      extra={
        (actions || spec.help) && (
          <>
            {actions}
            {spec.help && t(spec.help)}
          </>
        )
      }
    >
      <FieldControl spec={shown} label={label} />
    </Form.Item>
  )
}

/** One field of a settings form, shown depending on the other values. */
export function ConfigItem(props: Props) {
  const { name, spec, secret } = props
  const form = Form.useFormInstance<FormValues>()
  const isShown = Form.useWatch((values: FormValues) => spec.showIf?.(values) ?? true, { form, preserve: true }) ?? true
  if (!isShown) return null
  return secret || spec.isPem ? <ActionItem {...props} /> : <FormField name={name} spec={spec} />
}
