import { l } from '../i18n/ui-text.ts'
import type { TagChoice } from '../kit/list/column.ts'

export const texts = {
  title: l('评价 · {{goods}}', 'Review · {{goods}}'),
  goods: l('商品', 'Product'),
  order: l('订单号', 'Order number'),
  buyer: l('买家', 'Buyer'),
  store: l('店铺', 'Store'),
  total: l('总分', 'Total score'),
  grade: l('评级', 'Rating'),
  content: l('评价内容', 'Review'),
  noContent: l('买家没有填写文字', 'The buyer left no text'),
  images: l('图片', 'Images'),
  replied: l('商家回复', 'Store reply'),
  shown: l('展示', 'Visibility'),
  created: l('评价时间', 'Reviewed'),
  added: l('追加评价', 'Follow-up'),
  hiddenReason: l('隐藏原因', 'Reason for hiding'),
  scores: l('评分', 'Scores'),
  outOfFive: l('{{score}} 分，满分 5 分', '{{score}} out of 5'),
  reply: l('回复', 'Reply'),
  replyHelp: l(
    '所有买家都能看到回复，每条评价只能回复一次，提交后不能修改。',
    'Everyone can read your reply. You can reply to a review once, and the reply can’t be changed.',
  ),
  hide: l('隐藏', 'Hide'),
  hideHelp: l(
    '隐藏后不再向其他买家展示，也不计入评分；买家本人和商家能看到原因。',
    'Other shoppers no longer see the review and it doesn’t count towards ratings. Its author and the store see the reason.',
  ),
  reason: l('原因', 'Reason'),
  restore: l('恢复显示', 'Show again'),
  restoreHelp: l(
    '恢复后重新向所有人展示，并计入评分。',
    'Everyone sees the review again, and it counts towards ratings.',
  ),
}

export const scoreLabels = {
  score: l('商品品质', 'Product'),
  agree: l('描述相符', 'As described'),
  service: l('服务态度', 'Service'),
  speed: l('物流速度', 'Delivery'),
}

export const grades: readonly TagChoice[] = [
  { value: 'good', label: l('好评', 'Positive'), color: 'success' },
  { value: 'middling', label: l('中评', 'Neutral'), color: 'warning' },
  { value: 'bad', label: l('差评', 'Negative'), color: 'error' },
]
export const replyStates: readonly TagChoice[] = [
  { value: '0', label: l('待回复', 'No reply'), color: 'processing' },
  { value: '1', label: l('已回复', 'Replied') },
]
export const hiddenStates: readonly TagChoice[] = [
  { value: '0', label: l('展示中', 'Visible') },
  { value: '1', label: l('已隐藏', 'Hidden'), color: 'warning' },
]
