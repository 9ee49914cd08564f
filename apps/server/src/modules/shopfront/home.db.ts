import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import { cardFields, cardJoins, pick, type CardRow } from '../catalog/public.ts'

const perFloor = 8
const perRail = 12

const floors = statement(
  'shopfront.floors',
  `select t.id as class_id, ${pick('t.name')} as class_name, t.thumb as class_thumb, c.*
     from goods_classes t cross join lateral (
       select ${cardFields} from (
         select * from goods g where g.listed and g.class1_id = t.id order by g.sale_count desc, g.id desc limit ${perFloor}
       ) g ${cardJoins}
     ) c
    where t.level = 1 order by t.is_sort, t.id, c.sale_count desc, c.id desc`,
)
export type FloorRow = CardRow & { class_id: number; class_name: string; class_thumb: string }
/** The best sellers of every top class, together. */
export const floorRows = (db: Db, locale: string) => db.rows<FloorRow>(floors, [locale])

const rail = (name: string, where: string, order: string) =>
  statement(
    `shopfront.${name}`,
    `select ${cardFields} from (select * from goods g where ${where} order by ${order} limit ${perRail}) g ${cardJoins} order by ${order}`,
  )
const recommended = rail('recommended', 'g.listed and g.is_master', 'g.sale_count desc, g.id desc')
const newest = rail('newest', 'g.listed', 'g.id desc')

/** Goods that the platform puts forward. */
export const recommendedRows = (db: Db, locale: string) => db.rows<CardRow>(recommended, [locale])
export const newestRows = (db: Db, locale: string) => db.rows<CardRow>(newest, [locale])

export interface HomeStore {
  id: number
  store_name: string
  store_logo: string
  store_description: string
}
const stores = statement(
  'shopfront.home_stores',
  `select s.id, ${pick('s.store_name')} as store_name, s.store_logo, ${pick('s.store_description')} as store_description
     from stores s where s.verify = 'passed' and s.status = 'open' order by s.sale_count desc, s.id limit ${perFloor}`,
)
export const homeStores = (db: Db, locale: string) => db.rows<HomeStore>(stores, [locale])

export interface NoticeRow {
  id: number
  title: LocalText
  content: LocalText
  created_at: Date
}
const notices = statement(
  'shopfront.notices',
  'select id, title, content, created_at from notices order by pinned desc, created_at desc, id desc limit 6',
)
export const noticeRows = (db: Db) => db.rows<NoticeRow>(notices)
