import { l } from '../../i18n/ui-text.ts'

export const pickerTexts = {
  pick: l('选择', 'Select'),
  confirm: l('确定', 'Determine'),
  chosen: l('已选：{{names}}', 'Selected: {{names}}'),
} as const
