import { mutantsIn, type Mutant } from './mutant.ts'

const modules = 'apps/server/src/modules'
const comments = `${modules}/comments`
const code = mutantsIn(modules, 'comments: ')
const http = `${comments}/comments.http.test.ts`
const office = `${comments}/comments-backoffice.http.test.ts`
const races = `${comments}/comments.race.test.ts`
const rules = `${comments}/comment.test.ts`

const adding = 'comments/add-comments.ts'
const changing = 'comments/change-comment.ts'
const rows = 'comments/comments.db.ts'
const reading = 'comments/read.db.ts'
const obstacles = 'orders/rules.ts'
const strangers = 'comments of a buyer need a login'
const seen = 'what everybody sees comments by kind'

/** Who comments on what, when and once; what counts and who sees it. */
export const commentMutants: readonly Mutant[] = [
  code(
    'a line of another order',
    [adding, "lines.get(line_id) ?? fail('NOT_FOUND')", 'lines.get(line_id) ?? [...lines.values()][0]!'],
    [http, strangers],
  ),
  code(
    'a line that can have none',
    [adding, 'if (obstacle) fail(', "if (obstacle === 'not_received') fail("],
    [http, 'comments of a buyer after the timer'],
  ),
  {
    ...code(
      'one for each line: what is marked and the key',
      [adding, "if (obstacle === 'commented') fail('COMMENT_GIVEN')", "if (obstacle === 'commented') continue"],
      [races, 'of 32 comments on one line'],
      ['orders/life/mark-commented.db.ts', ' and commented_at is null returning', ' returning'],
    ),
    sql: 'alter table order_comments drop constraint order_comments_line',
  },
  code(
    'a line twice in one call',
    [adding, 'if (isTwice) failFields', 'if (isTwice && !order_id) failFields'],
    [http, 'comments of a buyer are refused when'],
  ),
  code(
    'the last one completes',
    [
      adding,
      'const isLast = [...lines.values()].every((line) => commentObstacle(order, line, at) !== null)',
      'const isLast = true',
    ],
    [http, 'comments of a buyer each line has its own'],
  ),
  code(
    'the comment of another buyer is not added to',
    [rows, 'or user_id = $2)', 'or user_id is not null)'],
    [races, 'the buyer alone adds'],
  ),
  code(
    'the comment of another buyer is not read',
    [reading, 'where c.user_id = $1 and ($2', 'where $1::bigint is not null and ($2'],
    [http, strangers],
  ),
  code(
    'another store does not answer',
    [rows, 'or store_id = $3)', 'or store_id is not null)'],
    [office, 'another store, a shopper and nobody'],
  ),
  code('one change at a time', [rows, ' for no key update`', '`'], [races, 'hiding, showing and adding']),
  code(
    'one addition',
    [changing, "if (comment.added_at) fail('COMMENT_ADDED')", ''],
    [http, 'comments of a buyer one addition'],
  ),
  code(
    'the time for an addition',
    [changing, "if (!addBefore(comment, at)) fail('COMMENT_TIME_OVER')", ''],
    [http, 'comments of a buyer one addition'],
  ),
  code(
    'one reply',
    [changing, "if (comment.reply) fail('COMMENT_REPLIED')", ''],
    [office, 'a store finds the comments'],
  ),
  code(
    'hiding what is hidden',
    [changing, "if (comment.hidden_at) fail('COMMENT_MOVE_REFUSED')", ''],
    [office, 'the platform hides a comment'],
  ),
  code(
    'showing what is shown',
    [changing, "if (!comment.hidden_at) fail('COMMENT_MOVE_REFUSED')", ''],
    [office, 'the platform hides a comment'],
  ),
  code(
    'what is hidden no longer counts',
    [changing, 'await recount(tx, comment, { ...comment, hidden_at: at })', ''],
    [http, seen],
  ),
  code(
    'what is shown again counts',
    [changing, 'await recount(tx, comment, { ...comment, hidden_at: null })', ''],
    [http, seen],
  ),
  code(
    'an addition counts',
    [changing, 'await recount(tx, comment, { ...comment, added_at: at, added_images: images })', ''],
    [http, 'comments of a buyer one addition'],
  ),
  code(
    'hidden ones in lists',
    [reading, 'goods_id = $1 and not is_hidden ${where}', 'goods_id = $1 ${where}'],
    [http, seen],
  ),
  code('names are masked', ['comments/comments.show.ts', 'maskNickname(row.nickname)', 'row.nickname'], [http, seen]),
  code(
    'hidden ones count nothing',
    ['comments/comment.ts', 'if (!comment || comment.hidden_at) return', 'if (!comment) return'],
    [rules, 'a comment counts once'],
  ),
  code(
    'a line that was refunded',
    [obstacles, "if (line.refunded_num === line.buy_num) return 'refunded'", ''],
    [rules, 'why a line can have no comment'],
  ),
  code(
    'an open refund',
    [obstacles, "if (order.after_sale) return 'refund_open'", ''],
    [rules, 'why a line can have no comment'],
  ),
  code(
    'the time for a comment',
    [obstacles, "return now < before ? null : 'time_over'", 'return null'],
    [rules, 'why a line can have no comment'],
  ),
]
