import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

const claim = statement(
  'activities.claim',
  `insert into activity_buyers (activity_id, user_id, pieces, max_per_person)
   select a.id, $2::bigint, $3::int, a.max_per_person from goods_activities a where a.id = $1 and $3 <= a.max_per_person
   on conflict (activity_id, user_id) do update set pieces = activity_buyers.pieces + excluded.pieces
    where activity_buyers.pieces + excluded.pieces <= activity_buyers.max_per_person
   returning activity_id`,
)
const giveBack = statement(
  'activities.give_back',
  'update activity_buyers set pieces = pieces - $3 where activity_id = $1 and user_id = $2',
)

const ordered = statement(
  'activities.ordered',
  `select activity_id, pieces from activity_buyers where user_id = $1 and activity_id = any((select $2::bigint[])::bigint[])`,
)

/** How many pieces of each of the activities a shopper has ordered; those without any are left out. */
export const orderedPieces = async (
  db: Db,
  userId: number,
  activityIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await db.rows<{ activity_id: number; pieces: number }>(ordered, [userId, activityIds])
  return new Map(rows.map(({ activity_id, pieces }) => [activity_id, pieces]))
}

/** Counts pieces of an activity without pools for a shopper; false when they are more than one person may buy. */
export const claimPieces = async (tx: Tx, activityId: number, userId: number, n: number): Promise<boolean> =>
  (await tx.rows(claim, [activityId, userId, n])).length === 1

/** Pieces no longer count for a shopper. */
export const giveBackPieces = (tx: Tx, activityId: number, userId: number, n: number) =>
  tx.rows(giveBack, [activityId, userId, n])
