import type { CollectiveRow } from '@fangshi/contract/collectives-backoffice'
import type { Columns } from '../kit/list/column.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { activityChoices, activityTexts } from '../promotions/activity-texts.ts'
import { collectiveTexts as texts } from './collective-texts.ts'

/** A group buy in the lists of both back offices. */
export const collectiveColumns = {
  goods_image: { label: texts.image, type: 'image', width: 72 },
  goods_name: { label: texts.goods, width: 240 },
  state: { label: activityTexts.state, type: 'dict_tags', options: activityChoices, width: 100, isState: true },
  percent_off: {
    label: texts.percentOff,
    type: 'number',
    width: 100,
    value: (row: CollectiveRow) => `${row.percent_off}%`,
  },
  people: { label: texts.people, type: 'number', width: 100 },
  open_groups: { label: texts.openGroups, type: 'number', width: 120 },
  completed_groups: { label: texts.completedGroups, type: 'number', width: 150 },
  failed_groups: { label: texts.failedGroups, type: 'number', width: 120 },
  start_time: { label: activityTexts.start, type: 'time' },
  end_time: { label: activityTexts.end, type: 'time' },
  hours: { label: texts.hoursShown, type: 'number', width: 140, hidden: true },
  max_per_person: { label: texts.limit, type: 'number', width: 110, hidden: true },
  stop_reason: { label: activityTexts.stopReason, width: 160, hidden: true },
  created_at: { ...createdAt, hidden: true },
} satisfies Columns<CollectiveRow>

export const collectiveSearch: readonly SearchOption[] = [
  { label: texts.goods, value: 'goods_name', where: 'like' },
  { type: 'select', label: activityTexts.state, value: 'state', data: activityChoices },
  { type: 'daterange', label: activityTexts.start, value: 'start_time' },
]
