import { l } from '../../i18n/ui-text.ts'

export const pickerTexts = {
  confirm: l('确定', 'Determine'),
  chosen: l('已选：{{names}}', 'Selected: {{names}}'),
} as const
