import { list, single, type ListCase } from './list-case.ts'

/** The lists of comments in the back offices, and what the pages of goods and stores read of them. */
const comments = [
  '',
  ...['good', 'middling', 'bad'].map((one) => `grade=${one}`),
  'is_replied=0',
  'is_replied=1',
  'is_hidden=0',
  'is_hidden=1',
  'order_no={month}|likeRight',
  'order_no={date}|likeRight',
  'goods_name=手作|like',
  'goods_name=青瓷花瓶|like',
  'goods_name=无此物|like',
  'nickname=王|like',
  'nickname=王小宁|like',
  'nickname=无此人|like',
  'created_at={old},{middle}|between',
  'created_at={day},{now}|between',
  'created_at={middle}|lt',
  'is_replied=0&grade=bad',
  'is_replied=0&created_at={old},{middle}|between',
  'is_hidden=1&goods_name=手作|like',
  'grade=bad&nickname=王|like',
]
const kinds = [0, 1, 2, 3, 4, 5]

export const commentCases: readonly ListCase[] = [
  ...list('/Admin/order_comments', [...comments, 'store_name=店铺1|like', 'store_name=无此店|like']),
  ...list('/Seller/order_comments', comments),
  ...list(
    '/goods_comments/1',
    kinds.flatMap((kind) => [`is_type=${kind}`, `is_type=${kind}&sort=best`]),
  ),
  single('/goods/1'),
  single('/store/1'),
  ...list('/goods', ['sort=comments', 'sort=comments&store_id=1']),
]
