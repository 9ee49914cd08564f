import { l } from '../i18n/ui-text.ts'

/** What was done to a record. */
export const activityTexts = {
  title: l('操作记录', 'Activity'),
  none: l('还没有操作记录', 'Nothing recorded yet'),
  platform: l('平台', 'Platform'),
  undo: l('撤销', 'Undo'),
  changes: l('变更内容（{{count}}）', 'Changes ({{count}})'),
  secret: l('已更改（内容不记录）', 'Changed (value not recorded)'),
  more: l('更早的记录', 'Earlier entries'),
}
