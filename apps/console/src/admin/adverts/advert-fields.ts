import { advs, advSpaces } from '@fangshi/contract/content-adverts'
import type { RowOf } from '@fangshi/contract/resource'
import { formatDateTime } from '@fangshi/contract/time'
import { datetime, dictionary, image, number, radio, select, text, toggle } from '../../kit/fields/build.ts'
import { l } from '../../i18n/ui-text.ts'
import type { Columns, TagChoice } from '../../kit/list/column.ts'

export type Advert = RowOf<typeof advs>

export const spaceChoices = dictionary(advSpaces)
export const labels = {
  space: l('广告位', 'Ad space'),
  name: l('名称', 'Name'),
  image: l('图片', 'Image'),
  start: l('开始时间', 'Starts'),
  end: l('结束时间', 'Ends'),
  isOpen: l('是否启用', 'Enabled'),
  sort: l('排序', 'Sort order'),
}

const states: readonly TagChoice[] = [
  { value: 'closed', label: l('已停用', 'Disabled') },
  { value: 'coming', label: l('未开始', 'Scheduled'), color: 'processing' },
  { value: 'running', label: l('投放中', 'Running'), color: 'success' },
  { value: 'ended', label: l('已结束', 'Ended'), color: 'warning' },
]

/** An advert runs while it is enabled and within [start, end). Times of the same format compare as strings. */
export function advertState({ is_open, adv_start, adv_end }: Advert, now: string): string {
  if (!is_open) return 'closed'
  if (now < adv_start) return 'coming'
  return now < adv_end ? 'running' : 'ended'
}

/** The columns of adverts, on their own screen or below their space. */
export const advertColumns: Columns<Advert> = {
  image: { label: labels.image, type: 'image' },
  name: { label: labels.name },
  adv_start: { label: labels.start, type: 'time' },
  adv_end: { label: labels.end, type: 'time' },
  is_open: {
    label: l('状态', 'Status'),
    type: 'dict_tags',
    width: 110,
    options: states,
    value: (row) => advertState(row, formatDateTime(new Date())),
  },
}

export const advertForm = {
  space_id: select(labels.space, { required: true, options: spaceChoices }),
  name: text(labels.name, { required: true, local: true, maxlength: 40 }),
  image: image(labels.image, { required: true }),
  image_phone: image(l('手机图片', 'Mobile image'), {
    help: l('留空则与上图相同', 'If empty, the image above is used'),
  }),
  text: text(l('副标题', 'Subtitle'), { local: true, maxlength: 80 }),
  button: text(l('按钮文字', 'Button label'), { local: true, maxlength: 20 }),
  url: text(l('链接', 'Link'), {
    maxlength: 300,
    help: l('http(s) 地址或站内路径', 'An http(s) URL or a path on this site'),
  }),
  tone: radio(l('图片色调', 'Image tone'), {
    initial: 'light',
    options: [
      { value: 'light', label: l('浅色（配深字）', 'Light (dark text)') },
      { value: 'dark', label: l('深色（配浅字）', 'Dark (light text)') },
    ],
  }),
  adv_start: datetime(labels.start, { required: true }),
  adv_end: datetime(labels.end, {
    required: true,
    check: (end, { adv_start }) =>
      typeof adv_start === 'string' && String(end) <= adv_start ? 'END_BEFORE_START' : undefined,
  }),
  is_open: toggle(labels.isOpen, { required: true, initial: true }),
  is_sort: number(labels.sort, {
    min: 0,
    max: 99_999,
    initial: 0,
    help: l('数字越小越靠前', 'Lower numbers come first'),
  }),
}
