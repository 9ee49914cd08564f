import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../../../kernel/db/db.ts'

interface ValueRow {
  id: number
  attr_id: number
  name: LocalText
  color: string
  is_used: boolean
}
const values = statement(
  'catalog.attr_values',
  `select v.id, v.attr_id, v.name, v.color,
          exists (select from goods_values c where c.attr_id = v.attr_id and c.value_id = v.id) as is_used
     from attr_values v where v.attr_id = any($1::bigint[]) order by v.position, v.id`,
)
/** The values of attributes in their order, and whether goods use them. */
export async function attrValuesOf(db: Db, attrIds: readonly number[]): Promise<Map<number, ValueRow[]>> {
  return Map.groupBy(await db.rows<ValueRow>(values, [attrIds]), ({ attr_id }) => attr_id)
}

const counts = statement(
  'catalog.attr_goods',
  `select attr_id, count(distinct goods_id)::int as count from goods_values where attr_id = any($1::bigint[]) group by 1`,
)
/** How many goods use each attribute. */
export async function goodsCounts(db: Db, attrIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.rows<{ attr_id: number; count: number }>(counts, [attrIds])
  return new Map(rows.map(({ attr_id, count }) => [attr_id, count]))
}

const drop = statement('catalog.drop_values', 'delete from attr_values where attr_id = $1 and id <> all($2::bigint[])')
/** Deletes the values of an attribute except some; the database refuses deleting those that goods use. */
export const dropValues = (tx: Tx, attrId: number, exceptIds: readonly number[]) => tx.rows(drop, [attrId, exceptIds])

const put = statement(
  'catalog.put_values',
  `with given as (
     select * from rows from (jsonb_to_recordset($3::jsonb) as (id bigint, name jsonb, color text))
       with ordinality as t(id, name, color, position)
   ), changed as (
     update attr_values v set name = g.name, color = coalesce(g.color, v.color), position = g.position
       from given g where g.id = v.id and v.attr_id = $2
   )
   insert into attr_values (store_id, attr_id, name, color, position)
   select $1, $2, name, coalesce(color, ''), position from given where id is null order by position`,
)
interface NewValue {
  id?: number | undefined
  name: LocalText
  color?: string | undefined
}
/** Writes the values of an attribute in their order: updates those with an id, inserts the others. */
export const putValues = (tx: Tx, storeId: number, attrId: number, values: readonly NewValue[]) =>
  tx.rows(put, [storeId, attrId, JSON.stringify(values)])

const restore = statement(
  'catalog.restore_values',
  `insert into attr_values (id, store_id, attr_id, name, color, position) overriding system value
   select g.id, $1, $2, g.name, coalesce(g.color, ''), g.position
     from rows from (jsonb_to_recordset($3::jsonb) as (id bigint, name jsonb, color text)) with ordinality as g(id, name, color, position)
    where g.id is not null and not exists (select from attr_values v where v.id = g.id)`,
)
/** Inserts those of the values that were deleted, under their own ids. */
export const restoreValues = (tx: Tx, storeId: number, attrId: number, values: readonly NewValue[]) =>
  tx.rows(restore, [storeId, attrId, JSON.stringify(values)])

/** Values as a form sends them. */
export const asSent = ({ id, name, color }: ValueRow) => ({ id, name, color })

const rename = statement(
  'catalog.rename_skus',
  `update skus s set name = n.name
     from (
       select k.id, jsonb_strip_nulls(jsonb_build_object(
                'zh-cn', string_agg(v.name->>'zh-cn', ' / ' order by t.place),
                'en', case when bool_or(v.name->>'en' <> '') then
                        string_agg(coalesce(nullif(v.name->>'en', ''), v.name->>'zh-cn'), ' / ' order by t.place) end)) as name
         from skus k cross join unnest(k.value_ids) with ordinality as t(value_id, place) join attr_values v on v.id = t.value_id
        where k.deleted_at is null and k.goods_id in (select goods_id from goods_values where attr_id = $1)
        group by k.id
     ) n
    where s.id = n.id and s.name <> n.name`,
)
/** Rebuilds the names of all SKUs that use an attribute, since SKUs are named after their values. */
export const renameSkus = (tx: Tx, attrId: number) => tx.rows(rename, [attrId])
