import { statement, type Db } from '../../kernel/db/db.ts'
import { pick } from '../../kernel/db/pick.ts'

export interface HomeStore {
  id: number
  store_name: string
  store_logo: string
  store_description: string
  store_face_image: string
}
/** The public stores that sell most. */
const stores = statement(
  'shopfront.home_stores',
  `select s.id, ${pick('s.store_name')} as store_name, s.store_logo, ${pick('s.store_description')} as store_description,
       s.store_face_image
     from stores s where s.verify = 'passed' and s.status = 'open' order by s.sale_count desc, s.id limit 5`,
)
export const homeStores = (db: Db, locale: string) => db.rows<HomeStore>(stores, [locale])
