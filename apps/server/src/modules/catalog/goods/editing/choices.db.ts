import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../../../kernel/db/db.ts'

interface ClassRow {
  id: number
  pid: number | null
  name: LocalText
  thumb: string
}
const classes = statement(
  'catalog.store_classes',
  `with recursive up as (
     select c.id, c.pid, c.name, c.thumb, c.is_sort from goods_classes c join store_classes s on s.class_id = c.id where s.store_id = $1
     union
     select c.id, c.pid, c.name, c.thumb, c.is_sort from goods_classes c join up on up.pid = c.id
   )
   select id, pid, name, thumb from up order by is_sort, id`,
)
/** The classes that the store may sell in and their ancestors, siblings in display order. */
export const storeClassRows = (db: Db, storeId: number): Promise<ClassRow[]> => db.rows(classes, [storeId])

const freights = statement(
  'catalog.store_freights',
  'select id, name from freight_templates where store_id = $1 and not is_default order by id',
)
/** The store's templates other than the default. */
export const storeFreights = (db: Db, storeId: number): Promise<{ id: number; name: string }[]> =>
  db.rows(freights, [storeId])

interface AttrRow {
  id: number
  name: LocalText
  values: { id: number; name: LocalText; color: string }[]
}
const attrs = statement(
  'catalog.store_attrs',
  `select a.id, a.name, coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'color', v.color)
            order by v.position, v.id) filter (where v.id is not null), '[]') as values
     from goods_attrs a left join attr_values v on v.attr_id = a.id where a.store_id = $1 group by a.id order by a.id`,
)
/** The store's attributes with all their values. */
export const storeAttrs = (db: Db, storeId: number): Promise<AttrRow[]> => db.rows(attrs, [storeId])
