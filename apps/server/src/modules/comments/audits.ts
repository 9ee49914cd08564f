import type { Check } from '../../kernel/check.ts'

const sums = `count(*) as comment_count, count(*) filter (where c.grade = 'good') as good, sum(c.score) as score_sum, sum(c.agree) as agree_sum,
  sum(c.service) as service_sum, sum(c.speed) as speed_sum`
const shared = ['comment_count', 'good', 'score_sum', 'agree_sum', 'service_sum', 'speed_sum']
const ofGoods = [...shared, 'middling', 'bad', 'with_images', 'added']

/** Compares the stored sums of a table with those of its shown comments. */
const differences = (what: string, table: string, key: string, columns: readonly string[], more = ''): string => {
  const list = (of: string): string => columns.map((column) => `coalesce(${of}.${column}, 0)`).join(', ')
  return `select '${what} ' || coalesce(r.${key}, k.${key}) as subject, concat_ws(' ', ${list('k')}) as expected,
                 concat_ws(' ', ${list('r')}) as actual
            from ${table} r full join (
              select c.${key}, ${sums} ${more} from order_comments c where not c.is_hidden group by c.${key}) k on k.${key} = r.${key}
           where (${list('k')}) <> (${list('r')})`
}

/** The scores of goods and stores equal those of their comments, and each comment belongs to what was bought. */
export const commentAudits: readonly Check[] = [
  {
    name: 'ratings of goods',
    compares: 'kept numbers of goods = their shown comments',
    sql: differences(
      'goods',
      'goods_ratings',
      'goods_id',
      ofGoods,
      `, count(*) filter (where c.grade = 'middling') as middling, count(*) filter (where c.grade = 'bad') as bad,
         count(*) filter (where c.has_images) as with_images, count(c.added_at) as added`,
    ),
  },
  {
    name: 'comments of cards',
    compares: 'number of comments that cards show = that of the ratings',
    sql: `select 'goods ' || g.id as subject, r.comment_count as expected, g.comment_count as actual
            from goods g left join goods_ratings r on r.goods_id = g.id where g.comment_count is distinct from r.comment_count`,
  },
  {
    name: 'ratings of stores',
    compares: 'kept numbers of stores = the shown comments on their goods',
    sql: differences('store', 'store_ratings', 'store_id', shared),
  },
  {
    name: 'comments of lines',
    compares: 'lines that are marked = lines with a comment of their buyer on what was bought',
    sql: `select 'order line ' || coalesce(l.id, c.order_line_id) as subject,
                 concat_ws(' ', c.order_id, c.order_no, c.user_id, c.goods_id) as expected,
                 case when l.id is null then 'not marked' else concat_ws(' ', l.order_id, o.order_no, o.user_id, l.goods_id) end as actual
            from (select * from order_lines where commented_at is not null) l join orders o on o.id = l.order_id
            full join order_comments c on c.order_line_id = l.id
           where (c.order_id, c.order_no, c.user_id, c.goods_id) is distinct from (l.order_id, o.order_no, o.user_id, l.goods_id)`,
  },
]
