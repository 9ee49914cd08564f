import { messageOf } from '@fangshi/contract/errors'
import { Form } from 'antd'
import { useLocale } from '../../i18n/use-locale.ts'
import { useLabel } from '../label.ts'
import { FieldControl } from './field-control.tsx'
import { LocalField } from './local-field.tsx'
import { faultOf } from './rules.ts'
import { isLocal, type FieldSpec, type FormValues } from './spec.ts'

interface Props {
  name: string
  spec: FieldSpec
}

type AntdRule = (form: { getFieldsValue: (all: true) => FormValues }) => {
  validator: (rule: unknown, value: unknown) => Promise<void>
}

/** The rules of a field as antd asks them, with messages of the error dictionary. */
export function useRule(spec: FieldSpec): AntdRule {
  const locale = useLocale()
  return (form) => ({
    async validator(_, value) {
      const fault = faultOf(spec, value, form.getFieldsValue(true))
      if (fault) throw new Error(messageOf(fault, locale))
    },
  })
}

/** One field of a form: label, control, help, and what is wrong with it. Stands inside `FieldsForm`. */
export function FormField({ name, spec }: Props) {
  const label = useLabel()
  const rule = useRule(spec)
  const { required = false, help } = spec
  const extra = help && label(help)
  if (isLocal(spec)) return <LocalField name={name} spec={spec} />
  return (
    <Form.Item
      name={name}
      label={label(spec.label)}
      required={required}
      rules={[rule]}
      extra={extra}
      // Row ids name a field, which the browser's own label for composite controls would hide.
    >
      <FieldControl spec={spec} label={label(spec.label)} />
    </Form.Item>
  )
}
