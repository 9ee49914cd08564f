import { statement, type Tx } from '../../../kernel/db/db.ts'

const fold = statement(
  'catalog.fold_counts',
  `with taken as (
     delete from goods_counts_pending where id in (
       select id from goods_counts_pending order by id limit $1 for update skip locked
     ) returning kind, ref_id, goods
   ), made as (
     insert into goods_counts (kind, ref_id, goods)
     select kind, ref_id, sum(goods) from taken group by kind, ref_id order by kind, ref_id
     on conflict (kind, ref_id) do update set goods = goods_counts.goods + excluded.goods
   )
   select count(*)::int as n from taken`,
)

/** Folds at most `limit` changes into the numbers; returns how many. */
export const foldCounts = async (tx: Tx, limit: number): Promise<number> =>
  (await tx.row<{ n: number }>(fold, [limit]))!.n
