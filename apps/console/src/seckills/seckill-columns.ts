import type { SeckillRow } from '@fangshi/contract/seckills'
import type { Columns } from '../kit/list/column.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { activityChoices, activityTexts } from '../promotions/activity-texts.ts'
import { seckillTexts as texts } from './seckill-texts.ts'

/** A flash sale in the lists of both back offices. */
export const seckillColumns = {
  goods_image: { label: texts.image, type: 'image', width: 72 },
  goods_name: { label: texts.goods, width: 240 },
  state: { label: activityTexts.state, type: 'dict_tags', options: activityChoices, width: 100, isState: true },
  ordered: { label: texts.ordered, type: 'number', width: 90 },
  quota: { label: texts.quota, type: 'number', width: 100 },
  max_per_person: { label: texts.limit, type: 'number', width: 100 },
  start_time: { label: activityTexts.start, type: 'time' },
  end_time: { label: activityTexts.end, type: 'time' },
  stop_reason: { label: activityTexts.stopReason, width: 160, hidden: true },
  created_at: { ...createdAt, hidden: true },
} satisfies Columns<SeckillRow>

export const seckillSearch: readonly SearchOption[] = [
  { label: texts.goods, value: 'goods_name', where: 'like' },
  { type: 'select', label: activityTexts.state, value: 'state', data: activityChoices },
  { type: 'daterange', label: activityTexts.start, value: 'start_time' },
]
