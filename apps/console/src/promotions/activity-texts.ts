import type { ActivityState } from '@fangshi/contract/activities'
import { l, type UiText } from '../i18n/ui-text.ts'
import type { TagChoice, TagColor } from '../kit/list/column.ts'

const names: Readonly<Record<ActivityState, { label: UiText; color: TagColor }>> = {
  draft: { label: l('草稿', 'Draft'), color: 'default' },
  scheduled: { label: l('未开始', 'Scheduled'), color: 'processing' },
  running: { label: l('进行中', 'Running'), color: 'success' },
  ended: { label: l('已结束', 'Ended'), color: 'default' },
  stopped: { label: l('已停止', 'Stopped'), color: 'error' },
}

/** The states of a promotion (rules §9). */
export const activityChoices: readonly TagChoice[] = Object.entries(names).map(([value, of]) => ({ value, ...of }))

export const activityTexts = {
  name: l('名称', 'Name'),
  state: l('状态', 'Status'),
  start: l('开始时间', 'Starts'),
  end: l('结束时间', 'Ends'),
  store: l('店铺', 'Store'),
  stop: l('停止', 'Stop'),
  stopped: l('已停止', 'Stopped'),
  reason: l('原因', 'Reason'),
  stopReason: l('停止原因', 'Why it was stopped'),
  stopHelp: l('店铺和平台都能看到', 'Visible to the store and the platform'),
  extend: l('延长', 'Extend'),
  byStore: l('店铺停止', 'Stopped by the store'),
  byPlatform: l('平台停止', 'Stopped by the platform'),
  hasStarted: l('已开始，只能延长或停止', 'It has started: it can only be extended or stopped'),
  isOver: l('已结束或已停止', 'It has ended or was stopped'),
  draft: l('保存为草稿', 'Save as a draft'),
  draftHelp: l('草稿不会生效，编辑后可再发布', 'A draft does not start. Edit it to publish it.'),
}
