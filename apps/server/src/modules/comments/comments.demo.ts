import * as contract from '@fangshi/contract/comments-backoffice'
import type { PlannedComment } from '@fangshi/demo/demo-plan'
import { and, asc, eq } from 'drizzle-orm'
import type { Act, Run } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, ownerIn, shopperIn, type World } from '../../kernel/replay/world.ts'
import { goods } from '../catalog/schema.ts'
import { orderLines, orders } from '../orders/schema.ts'
import { commentObstacle } from '../orders/rules.ts'
import { addComments } from './add-comments.ts'
import { addToComment, hideComment, replyToComment } from './change-comment.ts'

/** Comments of the plan; once they are written, the id of the first. */
interface Story {
  world: World
  plan: PlannedComment
  id?: number
}

const linesOf = ({ world, plan }: Story, { tx }: Run) =>
  tx.q
    .select({ order: orders, line: orderLines, images: goods.images })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .innerJoin(goods, eq(goods.id, orderLines.goods_id))
    .where(
      and(
        eq(orders.user_id, world.id('user', plan.user)),
        eq(orders.store_id, world.id('store', plan.store)),
        eq(orders.created_at, plan.placed_at),
      ),
    )
    .orderBy(asc(orderLines.id))

/** Comments on the lines that can have one: not on those that were refunded meanwhile. */
async function write(story: Story, run: Run): Promise<void> {
  const { world, plan } = story
  const found = await linesOf(story, run)
  const bySku = new Map(found.map((row) => [row.line.sku_id, row]))
  const comments = plan.comments.flatMap(({ sku, scores: [score, agree, service, speed], content, has_image }) => {
    const row = bySku.get(world.id('sku', sku))
    if (!row || commentObstacle(row.order, row.line, run.ctx.now())) return []
    const picture = row.images[1]
    const images = has_image && picture ? [picture] : []
    return [{ line_id: row.line.id, score, agree, service, speed, content, images }]
  })
  const order_id = found[0]?.order.id
  if (!comments.length || order_id === undefined) return
  const { ids } = await addComments(run.tx, run.ctx, shopperIn(world, plan.user), { order_id, comments })
  story.id = ids[0] as number
}

/** What happens to the first comment of an order: it is answered, and something is added to it. */
function storyActs(world: World, plan: PlannedComment): Act[] {
  const story: Story = { world, plan }
  const { user, store, checkout, reply, addition } = plan
  const owner = ownerIn(world, store)
  const acts: Act[] = [{ at: plan.at, by: `${user} commenting on ${checkout}`, do: (run) => write(story, run) }]
  if (addition)
    acts.push({
      at: addition.at,
      by: `${user} adding to ${checkout}`,
      do: async ({ tx, ctx }) =>
        story.id && addToComment(tx, ctx, shopperIn(world, user), { id: story.id, content: addition.text }),
    })
  if (reply)
    acts.push({
      at: reply.at,
      by: `${store} answering a comment on ${checkout}`,
      record: { who: owner, action: contract.replyToComment.right },
      do: async ({ tx, ctx }) => (story.id ? replyToComment(tx, ctx, owner, { id: story.id, reply: reply.text }) : []),
    })
  return acts
}

/** An advert among the comments, which the platform hid. */
const advert = '加微信 fs-dg88，同款工厂价，比店里便宜一半'
function hiddenActs(world: World, plan: PlannedComment): Act[] {
  const story: Story = {
    world,
    plan: { ...plan, comments: plan.comments.map((comment) => ({ ...comment, content: advert, has_image: false })) },
  }
  const admin = adminIn(world)
  return [
    { at: plan.at, by: `${plan.user} advertising in ${plan.checkout}`, do: (run) => write(story, run) },
    {
      at: new Date(plan.at.getTime() + 40 * 60_000),
      by: `the platform hiding the advert in ${plan.checkout}`,
      record: { who: admin, action: contract.hideComment.right },
      do: async ({ tx, ctx }) =>
        story.id ? hideComment(tx, ctx, admin, { id: story.id, reason: '包含广告和站外联系方式' }) : [],
    },
  ]
}

/** Comments of the buyers of the plan, the answers of the stores, and one that is hidden. */
export const commentsDemo: DemoPart = {
  acts: (world) => {
    const { comments } = world.plan
    const hidden = comments.findLast((one) => one.comments.length === 1 && !one.reply && !one.addition)
    return comments.flatMap((plan) => (plan === hidden ? hiddenActs(world, plan) : storyActs(world, plan)))
  },
}
