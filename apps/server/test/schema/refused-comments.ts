const at = '2026-11-23 12:00:00+08'
const anyone = 987_654_321
const long = 'x'.repeat(501)
const tenPictures = Array.from({ length: 10 }, (_, n) => `${n}`)

const four = { comment_count: 2, good: 1, score_sum: 7, agree_sum: 7, service_sum: 7, speed_sum: 7 }
const wrongSums = [
  { score_sum: 1 },
  { agree_sum: 1 },
  { service_sum: 1 },
  { speed_sum: 1 },
  { score_sum: 11 },
  { agree_sum: 11 },
  { service_sum: 11 },
  { speed_sum: 11 },
]
const goodsRating = { ...four, middling: 1 }

/** Rows of comments and ratings that the database refuses by itself (rules §10), as `refused-rows.ts` has those of money. */
export const refusedComments = {
  order_comments: {
    row: (n: number) => ({
      order_line_id: n,
      order_id: 1,
      order_no: 'O1',
      store_id: 1,
      goods_id: 1,
      user_id: 1,
      score: 5,
      agree: 5,
      service: 1,
      speed: 3,
    }),
    wrong: {
      order_comments_scores: [
        { score: 0 },
        { agree: 0 },
        { service: 0 },
        { speed: 0 },
        { score: 6 },
        { agree: 6 },
        { service: 6 },
        { speed: 6 },
      ],
      order_comments_texts: [
        { content: long },
        { added_at: at, added_content: long },
        { replied_at: at, replied_by: 1, reply: long },
      ],
      order_comments_images: [{ images: tenPictures }, { added_at: at, added_content: 'x', added_images: tenPictures }],
      order_comments_addition: [{ added_at: at }, { added_content: 'x' }, { added_images: ['1'] }],
      order_comments_reply: [
        { reply: 'x' },
        { reply: 'x', replied_at: at },
        { reply: 'x', replied_by: 1 },
        { replied_at: at, replied_by: 1 },
      ],
      order_comments_hidden: [
        { hidden_reason: 'x' },
        { hidden_reason: 'x', hidden_at: at },
        { hidden_reason: 'x', hidden_by: 1 },
        { hidden_at: at, hidden_by: 1 },
      ],
      order_comments_order: [{ order_id: anyone }],
      order_comments_goods: [{ goods_id: anyone }],
    },
    twice: { order_comments_line: ['order_line_id'] },
  },
  goods_ratings: {
    row: (n: number) => ({
      goods_id: n,
      store_id: 1,
      class1_id: 1,
      class2_id: 1,
      class_id: 1,
      listed: true,
      sold_out: false,
      price_cents: 1,
      ...goodsRating,
    }),
    wrong: {
      goods_ratings_counts: [
        { good: 3, middling: -1 },
        { good: -1, middling: 3 },
      ],
      goods_ratings_price: [{ price_cents: -1 }],
      goods_ratings_sums: wrongSums,
      goods_ratings_grades: [{ bad: 1 }, { middling: 0 }, { middling: -1, bad: 2 }, { middling: 2, bad: -1 }],
      goods_ratings_kinds: [{ with_images: -1 }, { with_images: 3 }, { added: -1 }, { added: 3 }],
    },
    twice: { goods_ratings_pkey: ['goods_id'] },
  },
  store_ratings: {
    row: (n: number) => ({ store_id: n, ...four }),
    wrong: { store_ratings_counts: [{ good: -1 }, { good: 3 }], store_ratings_sums: wrongSums },
    twice: { store_ratings_pkey: ['store_id'] },
  },
}
