import type { FieldSpec } from './spec.ts'

/** What the control of a field is given; value and change come from the form. */
export interface ControlProps<S extends FieldSpec, Value> {
  spec: S
  /** The field's name as it is read out, for parts that the label itself does not reach. */
  label: string
  placeholder: string
  disabled: boolean
  id?: string
  value?: Value
  onChange?: (value: Value) => void
  onBlur?: () => void
  'aria-label'?: string
  'aria-required'?: 'true'
  'aria-invalid'?: 'true'
  'aria-describedby'?: string
}

type HandledProp = 'spec' | 'label' | 'value' | 'onChange'

/** What an antd control takes as it is: id, placeholder, state, blur and the ARIA properties. */
export function passedOn<S extends FieldSpec, Value>(
  props: ControlProps<S, Value>,
): Omit<ControlProps<S, Value>, HandledProp> {
  const { spec: _spec, label: _label, value: _value, onChange: _change, ...rest } = props
  return rest
}
