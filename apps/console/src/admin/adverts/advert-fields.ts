import { advs, advSpaces } from '@fangshi/contract/content-adverts'
import type { RowOf } from '@fangshi/contract/resource'
import { formatDateTime } from '@fangshi/contract/time'
import { datetime, dictionary, image, number, radio, select, text, toggle } from '../../kit/fields/build.ts'
import { l } from '../../i18n/ui-text.ts'
import type { Columns, TagChoice } from '../../kit/list/column.ts'

export type Advert = RowOf<typeof advs>

export const spaceChoices = dictionary(advSpaces)
export const labels = {
  space: l('广告位', 'Space'),
  name: l('名称', 'Name'),
  image: l('图片', 'Picture'),
  start: l('开始时间', 'Start'),
  end: l('结束时间', 'End'),
  isOpen: l('是否开启', 'Open'),
  sort: l('排序', 'Order'),
}

const states: readonly TagChoice[] = [
  { value: 'closed', label: l('关闭', 'Closed') },
  { value: 'coming', label: l('未开始', 'Not started'), color: 'processing' },
  { value: 'running', label: l('进行中', 'In progress'), color: 'success' },
  { value: 'ended', label: l('已结束', 'Ended'), color: 'warning' },
]

/** An advert runs while it is open and inside [start, end); times of one form compare as texts. */
export function advertState({ is_open, adv_start, adv_end }: Advert, now: string): string {
  if (!is_open) return 'closed'
  if (now < adv_start) return 'coming'
  return now < adv_end ? 'running' : 'ended'
}

/** How an advert is listed, alone or below its space. */
export const advertColumns: Columns<Advert> = {
  image: { label: labels.image, type: 'image' },
  name: { label: labels.name },
  adv_start: { label: labels.start, type: 'time' },
  adv_end: { label: labels.end, type: 'time' },
  is_open: {
    label: l('状态', 'State'),
    type: 'dict_tags',
    width: 120,
    options: states,
    value: (row) => advertState(row, formatDateTime(new Date())),
  },
}

export const advertForm = {
  space_id: select(labels.space, { required: true, options: spaceChoices }),
  name: text(labels.name, { required: true, local: true, maxlength: 40 }),
  image: image(labels.image, { required: true }),
  image_phone: image(l('手机图片', 'Phone picture'), { help: l('没有时用上一张', 'Without it the other one shows') }),
  text: text(l('副标题', 'Text'), { local: true, maxlength: 80 }),
  button: text(l('按钮文字', 'Button'), { local: true, maxlength: 20 }),
  url: text(l('链接', 'Link'), {
    maxlength: 300,
    help: l('http(s) 地址或站内路径', 'An http(s) address or a path of this site'),
  }),
  tone: radio(l('图片色调', 'Tone'), {
    initial: 'light',
    options: [
      { value: 'light', label: l('浅色（配深字）', 'Light (dark words)') },
      { value: 'dark', label: l('深色（配浅字）', 'Dark (light words)') },
    ],
  }),
  adv_start: datetime(labels.start, { required: true }),
  adv_end: datetime(labels.end, {
    required: true,
    check: (end, { adv_start }) =>
      typeof adv_start === 'string' && String(end) <= adv_start ? 'END_BEFORE_START' : undefined,
  }),
  is_open: toggle(labels.isOpen, { required: true, initial: true }),
  is_sort: number(labels.sort, { min: 0, max: 99_999, initial: 0, help: l('小的在前', 'Smaller ones come first') }),
}
