import type { ReductionRow } from '@fangshi/contract/reductions'
import type { Columns } from '../kit/list/column.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { activityChoices, activityTexts } from '../promotions/activity-texts.ts'
import { reductionTexts as texts } from './reduction-texts.ts'

/** A full reduction in the lists of both back offices. */
export const reductionColumns = {
  name: { label: activityTexts.name, width: 180 },
  use_money: { label: texts.threshold, type: 'price', width: 110 },
  money: { label: texts.money, type: 'price', width: 110 },
  state: { label: activityTexts.state, type: 'dict_tags', options: activityChoices, width: 90, isState: true },
  start_time: { label: activityTexts.start, type: 'time' },
  end_time: { label: activityTexts.end, type: 'time' },
  stop_reason: { label: activityTexts.stopReason, width: 160, hidden: true },
  created_at: { ...createdAt, hidden: true },
} satisfies Columns<ReductionRow>

export const reductionSearch: readonly SearchOption[] = [
  { label: activityTexts.name, value: 'name', where: 'like' },
  { type: 'select', label: activityTexts.state, value: 'state', data: activityChoices },
  { type: 'daterange', label: activityTexts.start, value: 'start_time' },
]
