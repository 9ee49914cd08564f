import type { FormValues } from '../fields/spec.ts'

const article =
  '<h2>Tea</h2><p>A <strong>small</strong> story of <em>leaves</em>.</p><ul><li><p>green</p></li><li><p>black</p></li></ul>' +
  '<table><tbody><tr><th><p>Kind</p></th><th><p>Minutes</p></th></tr><tr><td><p>Green</p></td><td><p>3</p></td></tr></tbody></table>'

// A picture that exists without any upload.
const picture = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150"><rect width="150" height="150" fill="${color}"/></svg>`)}`

/** A stored value of every field. */
export const filled: FormValues = {
  icon: 'shopping-cart',
  table_select: 1,
  table_select_many: '1,2',
  text: 'Fangshi',
  text_local: { 'zh-cn': '坊市', en: 'Fangshi' },
  password: 'secret-words',
  number: 12,
  money: '12.30',
  textarea: 'One\nTwo',
  textarea_local: { 'zh-cn': '第一行\n第二行', en: 'Line one\nLine two' },
  cascader: 12,
  cascader_lazy: ['33', '3301', '330106'],
  select: 'm',
  select_many: ['s', 'l'],
  select_dict: 2,
  autocomplete: 'SF',
  switch: true,
  radio: 1,
  date: '2026-02-28',
  datetime: '2026-02-28 23:59:01',
  daterange: ['2026-02-01', '2026-02-28'],
  avatar: picture('#2456d6'),
  image: picture('#0f766e'),
  images: ['#c0262d', '#9a5b00', '#0f7a3d'].map(picture),
  file: '/uploads/ab/cd/licence.pdf',
  editor: article,
  editor_local: { 'zh-cn': '<p>中文内容</p>', en: '<p>English words</p>' },
}
