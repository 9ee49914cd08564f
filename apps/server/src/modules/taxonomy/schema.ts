import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, localText, ref } from '../../kernel/db/columns.ts'

/** Classes of goods, three levels; goods stand on the third. */
export const goodsClasses = pgTable(
  'goods_classes',
  {
    id: id(),
    pid: ref(),
    level: integer().notNull(),
    name: localText().notNull(),
    thumb: text().notNull().default(''),
    is_sort: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    foreignKey({ name: 'goods_classes_parent', columns: [t.pid], foreignColumns: [t.id] }),
    index('goods_classes_pid').on(t.pid, t.is_sort),
    check('goods_classes_level', sql`${t.level} between 1 and 3 and (${t.level} = 1) = (${t.pid} is null)`),
  ],
)

export const goodsBrands = pgTable(
  'goods_brands',
  {
    id: id(),
    name: localText().notNull(),
    slogan: localText(),
    thumb: text().notNull().default(''),
    is_sort: integer().notNull().default(0),
    /** A key used by the demo or an import. */
    code: text(),
    created_at: createdAt(),
  },
  (t) => [unique('goods_brands_code').on(t.code), index('goods_brands_sort').on(t.is_sort, t.id)],
)
