import { goods, reviews, type DemoReview } from './catalogue.ts'
import { dayMs, hourMs, inWorkingHours, minuteMs } from './calendar.ts'
import { commentReplies, laterWords } from './comment-replies.ts'
import type { PlannedCheckout, PlannedComment, PlannedOrder, WrittenComment } from './demo-plan.ts'
import { createRandom, type Random } from './random.ts'

const goodsOfSku = new Map(goods.flatMap(({ key, skus }) => skus.map(({ code }) => [code, key] as const)))

/** A text that suits any goods is used so often. */
const usesOfAny = 12

/** Finds texts for goods: none twice for the same, those that suit few first. */
function textFinder() {
  const used = new Set<string>()
  const uses = new Map<DemoReview, number>()
  return (key: string): DemoReview | undefined => {
    const suits = (review: DemoReview): boolean =>
      review.goods.length ? review.goods.includes(key) : (uses.get(review) ?? 0) < usesOfAny
    const free = reviews.filter((review) => suits(review) && !used.has(`${key} ${review.text.en}`))
    const found =
      free.find((review) => review.goods.length) ?? free.toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0))[0]
    if (!found) return undefined
    used.add(`${key} ${found.text.en}`)
    uses.set(found, (uses.get(found) ?? 0) + 1)
    return found
  }
}

/** The four scores around that of the goods; the store’s service is seldom blamed for them. */
const scoresAround = (random: Random, score: number): WrittenComment['scores'] => [
  score,
  Math.max(1, Math.min(5, score + (random.chance(0.2) ? -1 : 0))),
  Math.min(5, score + random.int(0, 1)),
  Math.min(5, score + random.int(0, 1)),
]

function written(random: Random, sku: string, find: ReturnType<typeof textFinder>, pictures: number): WrittenComment {
  const review = find(goodsOfSku.get(sku) ?? '')
  const score = review?.score ?? (random.chance(0.8) ? 5 : 4)
  return {
    sku,
    scores: scoresAround(random, score),
    content: review ? review.text[random.chance(0.15) ? 'en' : 'zh-cn'] : '',
    has_image: review !== undefined && score > 3 && random.chance(pictures),
  }
}

function answers(random: Random, order: PlannedOrder, at: number, comments: readonly WrittenComment[], now: number) {
  const [first] = comments
  if (!first?.content) return { reply: null, addition: null }
  const isBad = comments.some(({ scores: [score] }) => score < 4)
  const words = commentReplies[order.store]
  const repliedAt = inWorkingHours(at + random.int(2, 30) * hourMs)
  const addedAt = at + random.int(12, 20) * dayMs
  const isReplied = random.chance(isBad ? 0.9 : 0.4) && repliedAt <= now
  const isAdded = !isBad && random.chance(0.3) && addedAt <= now
  return {
    reply: words && isReplied ? { at: new Date(repliedAt), text: isBad ? words.sorry : words.thanks } : null,
    addition: isAdded ? { at: new Date(addedAt), text: random.pick(laterWords) } : null,
  }
}

/**
 * What buyers say of the orders that they received, some hours or days later; most do. The demo shopper still has to comment on
 * what came lately, and has said something of all before. Texts go to the newest first, since pages of goods begin with those.
 */
export function planComments(now: number, shopper: string, checkouts: readonly PlannedCheckout[]): PlannedComment[] {
  const find = textFinder()
  const isOwn = ({ user }: PlannedCheckout): boolean => user === shopper
  return checkouts
    .filter(({ group }) => !group)
    .toReversed()
    .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .flatMap(({ key, user, placed_at, orders }) =>
      orders.flatMap((order): PlannedComment[] => {
        const random = createRandom(`reviews ${key} ${order.store}`)
        const isSilent = user !== shopper && !random.chance(0.7)
        const received = order.received_at?.getTime()
        if (received === undefined || isSilent || (user === shopper && now - received < 9 * dayMs)) return []
        const at = inWorkingHours(received + random.int(2, 90) * hourMs) + random.int(0, 59) * minuteMs
        if (at > now - hourMs) return []
        // Few who have nothing to say give scores.
        const all = order.lines.map(({ sku }) => written(random, sku, find, user === shopper ? 0.6 : 0.35))
        const comments = all.filter(({ content }) => content || random.chance(0.25))
        if (!comments.length) return []
        return [
          {
            checkout: key,
            placed_at,
            store: order.store,
            user,
            at: new Date(at),
            comments,
            ...answers(random, order, at, comments, now),
          },
        ]
      }),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}
