import { AutoComplete } from 'antd'
import { useAsOption, useDictionary } from '../choices.ts'
import { isDictionary, type AutocompleteSpec } from '../spec.ts'
import { passedOn, type ControlProps } from '../control.ts'

const whole = { width: '100%' }

/** Free text with suggestions. */
export function AutocompleteControl(props: ControlProps<AutocompleteSpec, string>) {
  const { spec, value, onChange } = props
  const of = isDictionary(spec.options) ? spec.options : undefined
  const { data = [] } = useDictionary(of)
  const asOption = useAsOption(of)
  const proposals = isDictionary(spec.options) ? data.map((row) => asOption(row).label) : spec.options
  return (
    <AutoComplete
      {...passedOn(props)}
      style={whole}
      value={value ?? ''}
      maxLength={spec.maxlength}
      options={[...new Set(proposals)].map((proposal) => ({ value: proposal }))}
      showSearch={{ filterOption: (typed, option) => !!option?.value.toLowerCase().includes(typed.toLowerCase()) }}
      allowClear={!spec.required}
      onChange={(next: string | undefined) => onChange?.(next ?? '')}
    />
  )
}
