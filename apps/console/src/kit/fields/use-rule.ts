import { messageOf } from '@fangshi/contract/errors'
import type { FormRule } from 'antd'
import { useLocale } from '../../i18n/use-locale.ts'
import { faultOf } from './rules.ts'
import type { FieldSpec, FormValues } from './spec.ts'

/** The rules of a field as antd asks them, with the messages of the error dictionary. */
export function useRule(spec: FieldSpec): FormRule {
  const locale = useLocale()
  return (form) => ({
    validator(_, value) {
      const fault = faultOf(spec, value, form.getFieldsValue(true) as FormValues)
      return fault ? Promise.reject(new Error(messageOf(fault, locale))) : Promise.resolve()
    },
  })
}
