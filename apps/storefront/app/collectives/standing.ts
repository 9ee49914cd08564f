import type { GroupJoin } from '@fangshi/contract/collective-shapes'
import type {
  CollectiveGroup,
  getCollectiveGroup,
  getGoodsCollective,
  ownCollective,
  ownCollectiveGroup,
} from '@fangshi/contract/collectives'
import type { OrderRow } from '@fangshi/contract/orders'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { Reply } from '@fangshi/contract/route'

/** What a shopper can do in a group buy and its groups. Pure. */

export type GoodsCollective = Reply<typeof getGoodsCollective>
export type SharedCollective = Reply<typeof getCollectiveGroup>
export type OwnCollective = Reply<typeof ownCollective>
export type OwnGroup = Reply<typeof ownCollectiveGroup>

/** How somebody stands to a group: as they may join it, or by their own seat, which is paid or not. */
export type GroupStanding = Exclude<GroupJoin, 'joined'> | 'mine' | 'unpaid' | 'mine_completed' | 'mine_failed'

/** `own` is absent for guests, and while it is not known. The group itself may be newer than `own`. */
export function standingOf(group: Pick<CollectiveGroup, 'state' | 'free'>, own: OwnGroup | undefined): GroupStanding {
  const isMine = own?.seat?.is_paid === true
  if (group.state === 'completed' || group.state === 'failed') return isMine ? `mine_${group.state}` : group.state
  if (own && own.join !== 'joined' && own.join !== 'seats_held') return own.join
  if (own?.join === 'joined') return isMine ? 'mine' : 'unpaid'
  return group.free < 1 ? 'seats_held' : 'joinable'
}

/** Whether the group of a paid order is news: it waits for its group, its group has just become full, or has failed. */
export const isAboutGroup = ({ order_status, collective }: Pick<OrderRow, 'order_status' | 'collective'>): boolean =>
  order_status === 'waiting_group' ||
  (order_status === 'waiting_delivery' && collective?.state === 'completed') ||
  (order_status === 'cancelled' && collective?.state === 'failed')

/** How many pieces the reader may still order at the group price; `own` is absent for guests. */
export const mostPieces = (
  terms: { max_per_person: number } | null | undefined,
  own: Pick<OwnCollective, 'allowed'> | undefined,
): number => Math.min(terms?.max_per_person ?? 0, own?.allowed ?? Infinity)

/** The lowest group price among the SKUs with these ids, or among all where none has one; whether others cost more. */
export function groupPriceOf(
  { skus }: { skus: readonly { sku_id: number; collective_price: string }[] },
  ids: readonly number[],
): { price: string; isFrom: boolean } {
  const named = skus.filter(({ sku_id }) => ids.includes(sku_id))
  const cents = (named.length ? named : skus).map(({ collective_price }) => parseMoney(collective_price) ?? 0)
  const lowest = Math.min(...cents)
  return { price: formatMoney(lowest), isFrom: cents.some((one) => one !== lowest) }
}

/** What a row of `most` places shows: people, how many more there are, and empty seats. */
export function seatsOf(people: number, joined: number, most: number): { shown: number; more: number; empty: number } {
  if (people <= most) return { shown: joined, more: 0, empty: people - joined }
  // One place says how many more there are, and one is empty while a seat is.
  const shown = Math.min(joined, most - 2)
  const more = joined - shown
  return { shown, more, empty: Math.min(people - joined, most - shown - (more > 0 ? 1 : 0)) }
}
