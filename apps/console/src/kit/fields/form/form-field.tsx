import { Form } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { FieldControl } from './field-control.tsx'
import { LocalField } from './local-field.tsx'
import { isLocal, type FieldSpec } from '../spec.ts'
import { useRule } from '../use-rule.ts'

interface Props {
  name: string
  spec: FieldSpec
}

/** One field of a form: label, control, help, and what is wrong with it. Stands inside `FieldsForm`. */
export function FormField({ name, spec }: Props) {
  const t = useText()
  const rule = useRule(spec)
  if (isLocal(spec)) return <LocalField name={name} spec={spec} />
  const text = t(spec.label)
  return (
    <Form.Item
      name={name}
      label={text}
      required={spec.required ?? false}
      rules={[rule]}
      extra={spec.help && t(spec.help)}
    >
      <FieldControl spec={spec} label={text} />
    </Form.Item>
  )
}
