import type { adminComments, sellerComments } from '@fangshi/contract/comments-backoffice'
import type { RowOf } from '@fangshi/contract/resource'
import type { Columns } from '../kit/list/column.ts'
import { PicturedName } from '../kit/list/pictured-name.tsx'
import type { SearchOption } from '../kit/search/search-option.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { grades, hiddenStates, replyStates, texts } from './comment-texts.ts'

type SellerComment = RowOf<typeof sellerComments>
type AdminComment = RowOf<typeof adminComments>
/** A comment in either back office; the platform’s lists name its store. */
export type BackofficeComment = Omit<SellerComment, 'actions'> & Partial<Pick<AdminComment, 'store_name'>>

const flag = (is: boolean): string => (is ? '1' : '0')

/** The columns of comments that both back offices show. */
export const commentColumns = {
  goods_name: {
    label: texts.goods,
    width: 260,
    cell: ({ goods_image, goods_name, sku_name }: BackofficeComment) => (
      <PicturedName image={goods_image} name={goods_name} below={sku_name} />
    ),
  },
  content: {
    label: texts.content,
    width: 280,
    value: ({ content, addition }: BackofficeComment) => [content, addition?.content].filter(Boolean).join('\n'),
  },
  images: { label: texts.images, type: 'images', width: 130 },
  total: { label: texts.total, type: 'number', width: 90 },
  grade: { label: texts.grade, type: 'dict_tags', options: grades, width: 90, isState: true },
  reply: {
    label: texts.replied,
    type: 'dict_tags',
    options: replyStates,
    width: 110,
    value: ({ reply }: BackofficeComment) => flag(reply !== null),
  },
  hidden_at: {
    label: texts.shown,
    type: 'dict_tags',
    options: hiddenStates,
    width: 100,
    value: ({ hidden_at }: BackofficeComment) => flag(hidden_at !== null),
  },
  nickname: { label: texts.buyer, width: 110 },
  order_no: { label: texts.order, type: 'id', width: 220, hidden: true },
  created_at: { ...createdAt, label: texts.created },
} as const satisfies Columns<BackofficeComment>

/** The search options of comments. */
export const commentSearch: readonly SearchOption[] = [
  { label: texts.goods, value: 'goods_name', where: 'like' },
  { label: texts.order, value: 'order_no', where: 'likeRight' },
  { label: texts.buyer, value: 'nickname', where: 'like' },
  { type: 'select', label: texts.grade, value: 'grade', data: grades },
  { type: 'select', label: texts.replied, value: 'is_replied', data: replyStates },
  { type: 'select', label: texts.shown, value: 'is_hidden', data: hiddenStates },
  { type: 'daterange', label: texts.created, value: 'created_at' },
]
