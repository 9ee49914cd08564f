import { Select } from 'antd'
import type { Key } from '../choice-options.ts'
import { useChoices } from '../choices.ts'
import { isDictionary, type SelectSpec } from '../spec.ts'
import { passedOn, type ControlProps } from '../control.ts'

const whole = { width: '100%' }
const searchFrom = 8
const none = [] as const

export function SelectControl(props: ControlProps<SelectSpec, Key | Key[] | null>) {
  const { spec, value, onChange } = props
  const { options, isLoading, search } = useChoices(spec.options, spec.extra ?? none, value)
  const isFilterable = spec.filterable ?? (isDictionary(spec.options) || spec.options.length > searchFrom)
  return (
    <Select<Key | Key[] | null>
      {...passedOn(props)}
      style={whole}
      mode={spec.multiple ? 'multiple' : undefined}
      value={spec.multiple ? (value ?? []) : value}
      options={options}
      loading={isLoading}
      allowClear={!spec.required}
      showSearch={isFilterable && { optionFilterProp: 'label', filterOption: !search, onSearch: search }}
      onChange={(next) => onChange?.(next ?? null)}
    />
  )
}
