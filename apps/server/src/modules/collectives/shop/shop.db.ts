import type { CollectiveGroupState } from '@fangshi/contract/collective-shapes'
import type { collectiveSorts } from '@fangshi/contract/collectives'
import { pick } from '../../../kernel/db/pick.ts'
import { statement, type Db } from '../../../kernel/db/db.ts'
import { isOwnStore } from '../../stores/own-store.sql.ts'

/** A group buy with the prices of its goods. */
export interface OfferRow {
  id: number
  goods_id: number
  off_bp: number
  people: number
  hours: number
  max_per_person: number
  start_time: Date
  end_time: Date
  is_running: boolean
  skus: { sku_id: number; price_cents: number }[]
}
const isRunning = 'c.stopped_at is null and c.start_time <= $2 and c.end_time > $2'
const hasOpenGroups = `exists (
  select from collective_groups g where g.collective_id = c.id and g.state = 'open' and g.expires_at > $2)`
const offerColumns = `c.id, c.goods_id, c.off_bp, c.people, c.hours, c.max_per_person, c.start_time, c.end_time, ${isRunning} as is_running,
  (select coalesce(json_agg(json_build_object('sku_id', s.id, 'price_cents', s.price_cents) order by s.position, s.id), '[]')
     from skus s where s.goods_id = c.goods_id and s.deleted_at is null) as skus`
const ofGoods = statement(
  'collectives.offer_of_goods',
  `select ${offerColumns} from collectives c join goods on goods.id = c.goods_id
    where c.goods_id = $1 and goods.listed and not c.is_draft and ((${isRunning}) or ${hasOpenGroups})
    order by is_running desc, c.id desc limit 1`,
)
const byId = statement('collectives.offer', `select ${offerColumns} from collectives c where c.id = $1`)

/** The group buy of goods on sale that runs or still has open groups at the instant. */
export const offerOfGoods = (db: Db, goodsId: number, at: Date) => db.row<OfferRow>(ofGoods, [goodsId, at])
export const offerById = async (db: Db, id: number, at: Date) => (await db.row<OfferRow>(byId, [id, at])) as OfferRow

export interface GroupRow {
  id: number
  group_no: string
  collective_id: number
  state: CollectiveGroupState
  people: number
  joined: number
  held: number
  expires_at: Date | null
  opened_at: Date | null
  ended_at: Date | null
  members: { nickname: string; avatar: string; is_founder: boolean }[]
}
/** Of groups `g` at the instant $2. */
const groupColumns = `g.id, g.group_no, g.collective_id, g.state, g.people, g.expires_at, g.opened_at, g.ended_at, t.joined, t.held, t.members`
const seats = `cross join lateral (
  select count(*) filter (where t.state in ('paid', 'returned'))::int as joined,
         count(*) filter (where t.state = 'held' and t.held_until > $2)::int as held,
         coalesce(json_agg(json_build_object('nickname', u.nickname, 'avatar', u.avatar, 'is_founder', t.is_founder)
           order by t.paid_at, t.id) filter (where t.state in ('paid', 'returned')), '[]') as members
    from collective_seats t join users u on u.id = t.user_id where t.group_id = g.id) t`
const openGroups = statement(
  'collectives.open_groups',
  `select ${groupColumns} from collective_groups g ${seats}
    where g.collective_id = $1 and g.state = 'open' and g.expires_at > $2 and t.joined > 0 and t.joined + t.held < g.people
    order by g.people - t.joined, g.expires_at, g.id limit $3`,
)
const countOpen = statement(
  'collectives.count_open_groups',
  `select count(*)::int as n from collective_groups where collective_id = $1 and state = 'open' and expires_at > $2`,
)
const groupByNo = statement(
  'collectives.shared_group',
  `select ${groupColumns} from collective_groups g ${seats} where g.group_no = $1 and g.opened_at is not null`,
)
const groupsById = statement(
  'collectives.groups_by_id',
  `select ${groupColumns} from collective_groups g ${seats} where g.id = any($1::bigint[])`,
)

/** Open groups that have seats left, the fullest first. */
export const openGroupsOf = (db: Db, collectiveId: number, at: Date, limit: number) =>
  db.rows<GroupRow>(openGroups, [collectiveId, at, limit])
export const countOpenGroups = async (db: Db, collectiveId: number, at: Date): Promise<number> =>
  (await db.row<{ n: number }>(countOpen, [collectiveId, at]))?.n ?? 0
/** A group whose founder has paid. */
export const sharedGroup = (db: Db, groupNo: string, at: Date) => db.row<GroupRow>(groupByNo, [groupNo, at])
/** Groups by id. */
export const groupsWithMembers = async (db: Db, ids: readonly number[], at: Date): Promise<Map<number, GroupRow>> =>
  new Map((await db.rows<GroupRow>(groupsById, [ids, at])).map((row) => [row.id, row]))

export interface CardRow {
  id: number
  goods_id: number
  goods_name: string
  goods_subname: string
  image: string
  price_cents: number
  off_bp: number
  people: number
  end_time: Date
  sale_count: number
  group_count: number
  joined: number
  store_id: number
  store_name: string
}
export interface CardFilter {
  keywords?: string | undefined
  class_id?: number | undefined
  store_id?: number | undefined
}
/** $1 the instant, $2 a pattern of the name, $3 the class, $4 the store. */
const listed = `not c.is_draft and c.stopped_at is null and c.start_time <= $1 and c.end_time > $1 and g.listed
    and ($2::text is null or g.name->>'zh-cn' ilike $2 or g.name->>'en' ilike $2)
    and ($3::bigint is null or $3 = any(g.class_path)) and ($4::bigint is null or g.store_id = $4)`
const inLanguage = (column: string): string => pick(column).replaceAll('$1', '$5')
const price = 'round(g.price_cents * (10000 - c.off_bp) / 10000.0)'
const orders = {
  default: 'c.end_time, c.id desc',
  price_up: `${price}, c.id desc`,
  price_down: `${price} desc, c.id desc`,
  sales: 'sale_count desc, c.id desc',
  newest: 'c.start_time desc, c.id desc',
} as const satisfies Record<(typeof collectiveSorts)[number], string>
const page = (order: string): string => `
  select c.id, c.goods_id, ${inLanguage('g.name')} as goods_name, ${inLanguage('g.subname')} as goods_subname, g.images[1] as image, g.price_cents,
         c.off_bp, c.people, c.end_time, l.sale_count, g.store_id, ${inLanguage('s.store_name')} as store_name,
         (select count(*)::int from collective_groups o where o.collective_id = c.id and o.state = 'open' and o.expires_at > $1) as group_count,
         (select count(*)::int from collective_groups o join collective_seats t on t.group_id = o.id and t.state = 'paid'
           where o.collective_id = c.id) as joined
    from collectives c join goods g on g.id = c.goods_id join stores s on s.id = g.store_id
    cross join lateral (select coalesce(max(n.sale_count), 0) as sale_count from goods_sales n where n.goods_id = g.id) l
   where ${listed} order by ${order} limit $6 offset $7`
const pages = Object.fromEntries(
  Object.entries(orders).map(([sort, order]) => [sort, statement(`collectives.cards_by_${sort}`, page(order))]),
) as Record<keyof typeof orders, ReturnType<typeof statement>>
const count = statement(
  'collectives.count_cards',
  `select count(*)::int as n from collectives c join goods g on g.id = c.goods_id where ${listed}`,
)
const values = (at: Date, { keywords, class_id, store_id }: CardFilter): unknown[] => {
  const words = keywords ? `%${keywords.replace(/[\\%_]/g, '\\$&')}%` : null
  return [at, words, class_id ?? null, store_id ?? null]
}

/** A page of running group buys of goods on sale. */
export const cardsPage = (
  db: Db,
  { locale, at, sort, ...filter }: CardFilter & { locale: string; at: Date; sort: keyof typeof orders },
  { limit, offset }: { limit: number; offset: number },
) => db.rows<CardRow>(pages[sort], [...values(at, filter), locale, limit, offset])
export const countCards = async (db: Db, at: Date, filter: CardFilter): Promise<number> =>
  (await db.row<{ n: number }>(count, values(at, filter)))?.n ?? 0

export interface OwnSeat {
  group_no: string
  group_state: 'founding' | 'open'
  order_id: number
  is_paid: boolean
  pay_before: Date
}
const ownSeats = statement(
  'collectives.own_seats',
  `select g.group_no, g.state as group_state, t.order_id, t.state = 'paid' as is_paid, t.held_until as pay_before
     from collective_seats t join collective_groups g on g.id = t.group_id
    where t.user_id = $1 and g.collective_id = $2 and t.state in ('held', 'paid') and g.state in ('founding', 'open')
    order by t.id desc`,
)
const ownSeat = statement(
  'collectives.own_seat',
  `select t.order_id, t.state <> 'held' as is_paid, t.held_until as pay_before
     from collective_seats t join collective_groups g on g.id = t.group_id
    where t.user_id = $1 and g.group_no = $2 and t.state in ('held', 'paid', 'returned')
    order by t.id desc limit 1`,
)
const ownStore = statement(
  'collectives.is_own_store',
  `select ${isOwnStore('$1::bigint', '$2::bigint')} as is_own_store`,
)

/** The seats that a shopper has in groups of a group buy that have not ended. */
export const ownSeatsIn = (db: Db, userId: number, collectiveId: number) =>
  db.rows<OwnSeat>(ownSeats, [userId, collectiveId])
/** The seat that a shopper has in a group, or had in one that has failed. */
export const ownSeatIn = (db: Db, userId: number, groupNo: string) =>
  db.row<Omit<OwnSeat, 'group_no' | 'group_state'>>(ownSeat, [userId, groupNo])
export const isOwnStoreOf = async (db: Db, userId: number, storeId: number): Promise<boolean> =>
  (await db.row<{ is_own_store: boolean }>(ownStore, [userId, storeId]))?.is_own_store === true
