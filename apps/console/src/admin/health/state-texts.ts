import type { HealthState } from '@fangshi/contract/health'
import { l, type UiText } from '../../i18n/ui-text.ts'

export const stateTexts: Record<HealthState, UiText> = {
  problem: l('问题', 'Problem'),
  warning: l('提醒', 'Reminder'),
  simulated: l('模拟', 'Simulated'),
  fine: l('正常', 'Fine'),
}

export const healthTexts = {
  again: l('重新检查', 'Check again'),
  at: l('检查于 {{time}}', 'Checked at {{time}}'),
  fix: l('去处理', 'Fix this'),
  fixNamed: l('去处理：{{name}}', 'Fix this: {{name}}'),
  setUp: l('去配置', 'Set up'),
  setUpNamed: l('去配置：{{name}}', 'Set up: {{name}}'),
  simulated: l('演示模式用模拟服务代替，正式使用前请配置。', 'The demo simulates it. Set it up before you go live.'),
  allFine: l('全部正常', 'Everything is fine'),
  found: l('{{problems}} 个问题，{{warnings}} 条提醒', 'Problems: {{problems}}, reminders: {{warnings}}'),
  toDo: l('待处理的检查', 'Checks to look at'),
  fine: l('正常的检查', 'Checks that are fine'),
}
