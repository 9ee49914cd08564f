const line = '(select min(id) from order_lines)'
const unmark = `update order_lines set commented_at = null where id = ${line}`
const less = (table: string): string =>
  `update ${table} set comment_count = 0, good = 0, score_sum = 0, agree_sum = 0, service_sum = 0, speed_sum = 0`
const showOne = 'update goods set comment_count = 1 where id = (select min(id) from goods)'
const showNone = 'update goods set comment_count = 0 where id = (select min(id) from goods)'

/** Drift of comments, by the check that must find it. */
export const commentPlants: [check: string, plant: string[], undo: string[]][] = [
  [
    'rating rows of goods',
    ['update goods_ratings set listed = not listed where goods_id = (select min(id) from goods)'],
    ['update goods_ratings set listed = not listed where goods_id = (select min(id) from goods)'],
  ],
  [
    'ratings of goods',
    [
      `update goods_ratings set comment_count = 1, bad = 1, score_sum = 1, agree_sum = 1, service_sum = 1, speed_sum = 1
        where goods_id = (select min(id) from goods)`,
      showOne,
    ],
    [`${less('goods_ratings')}, bad = 0 where goods_id = (select min(id) from goods)`, showNone],
  ],
  ['comments of cards', [showOne], [showNone]],
  [
    'ratings of stores',
    [
      `insert into store_ratings (store_id, comment_count, score_sum, agree_sum, service_sum, speed_sum)
       select min(id), 1, 1, 1, 1, 1 from stores`,
    ],
    ['delete from store_ratings'],
  ],
  ['comments of lines', [`update order_lines set commented_at = now() where id = ${line}`], [unmark]],
]
