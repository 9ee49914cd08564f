import type { SavedView } from '@fangshi/contract/saved-views'
import { and, eq } from 'drizzle-orm'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { savedViews } from './schema.ts'

/** An account of a back office as the owner of views; administrators have no store. */
export interface Keeper {
  area: 'Admin' | 'Seller'
  account_id: number
  store_id: number | null
  /** They hold all rights, so they have all roles. */
  holds_all: boolean
}

export interface ViewRow {
  id: number
  screen: string
  name: string
  role_id: number | null
  role_name: string | null
  filters: SavedView['filters']
  sort: string
  columns: SavedView['columns']
  is_own: boolean
}

const columnOf = { Admin: 'admin_id', Seller: 'user_id' } as const
const heldBy = { Admin: 'admin_roles', Seller: 'user_roles' } as const

/** Rows that somebody may use: $1 the account, $2 the store, $3 whether they have all roles. */
const usable = (area: Keeper['area']): string => `
  v.area = '${area}' and v.store_id is not distinct from $2::bigint and (v.${columnOf[area]} = $1
    or v.role_id is not null and ($3 or v.role_id in (select role_id from ${heldBy[area]} where ${columnOf[area]} = $1)))`
const fields = (area: Keeper['area']): string => `
  v.id, v.screen, v.name, v.role_id, r.name as role_name, v.filters, v.sort, v.columns, v.${columnOf[area]} = $1 as is_own`

const listOf = (area: Keeper['area']) =>
  statement(
    `saved_views.of_list_${area}`,
    `select ${fields(area)} from saved_views v left join roles r on r.id = v.role_id
      where ${usable(area)} and v.screen = $4 order by v.${columnOf[area]} <> $1, v.id`,
  )
const oneOf = (area: Keeper['area']) =>
  statement(
    `saved_views.one_${area}`,
    `select ${fields(area)} from saved_views v left join roles r on r.id = v.role_id
      where ${usable(area)} and v.id = $4 for no key update of v`,
  )
const rolesOf = (area: Keeper['area']) =>
  statement(
    `saved_views.roles_${area}`,
    `select id, name from roles r where area = '${area}' and store_id is not distinct from $2::bigint
        and ($3 or id in (select role_id from ${heldBy[area]} where ${columnOf[area]} = $1)) order by name, id limit 200`,
  )
const both = <T>(make: (area: Keeper['area']) => T) => ({ Admin: make('Admin'), Seller: make('Seller') })
const [lists, ones, roles] = [both(listOf), both(oneOf), both(rolesOf)]

const whose = ({ account_id, store_id, holds_all }: Keeper) => [account_id, store_id, holds_all] as const

/** The views of a list that somebody may use, the own ones first. */
export const viewsOf = (db: Db, keeper: Keeper, screen: string): Promise<ViewRow[]> =>
  db.rows<ViewRow>(lists[keeper.area], [...whose(keeper), screen])

/** A view that the account may use, locked until the transaction ends. */
export const lockedView = (tx: Tx, keeper: Keeper, id: number): Promise<ViewRow | undefined> =>
  tx.row<ViewRow>(ones[keeper.area], [...whose(keeper), id])

/** The roles that they have, by name. */
export const rolesToShareWith = (db: Db, keeper: Keeper): Promise<{ id: number; name: string }[]> =>
  db.rows(roles[keeper.area], [...whose(keeper)])

const lock = statement(
  'saved_views.lock',
  `select pg_advisory_xact_lock(hashtextextended('saved views ' || $1 || ' ' || coalesce($2::bigint, 0), 0))`,
)
const counts = both((area) =>
  statement(
    `saved_views.counts_${area}`,
    `select (select count(*) from saved_views where ${columnOf[area]} = $1 and screen = $2) as own,
            (select count(*) from saved_views where role_id = $3::bigint and screen = $2 and id <> $4::bigint) as shared`,
  ),
)

/**
 * How many views of a list an account has, and how many others are shared with a role. A lock keeps others from adding views
 * until the transaction ends.
 */
export async function countViews(
  tx: Tx,
  { area, account_id, store_id }: Keeper,
  { screen, role_id, except }: { screen: string; role_id: number | null; except: number },
): Promise<{ own: number; shared: number }> {
  await tx.rows(lock, [screen, store_id])
  return (await tx.row<{ own: number; shared: number }>(counts[area], [account_id, screen, role_id, except]))!
}

type Fields = Pick<ViewRow, 'name' | 'role_id' | 'filters' | 'sort' | 'columns'>

export async function insertView(
  tx: Tx,
  { area, account_id, store_id }: Keeper,
  screen: string,
  view: Fields,
): Promise<number> {
  const owner = area === 'Admin' ? { admin_id: account_id } : { user_id: account_id }
  const [row] = await tx.q
    .insert(savedViews)
    .values({ area, store_id, screen, ...owner, ...view })
    .returning({ id: savedViews.id })
  return row!.id
}

export const updateView = (tx: Tx, id: number, view: Fields) =>
  tx.q.update(savedViews).set(view).where(eq(savedViews.id, id))

export const deleteView = (tx: Tx, id: number) => tx.q.delete(savedViews).where(eq(savedViews.id, id))

/** A closed account keeps nothing. */
export const forgetViews = async (tx: Tx, userId: number): Promise<void> => {
  await tx.q.delete(savedViews).where(and(eq(savedViews.area, 'Seller'), eq(savedViews.user_id, userId)))
}
