import { StoreBasics, type getOwnStore } from '@fangshi/contract/store-seller'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import { pickFields, revisionOf } from '../../../kernel/resource/revision.ts'
import type { stores } from '../schema.ts'
import { isOnVacation, vacationOf, type Vacation } from '../store.ts'

const showVacation = (vacation: Vacation | null) =>
  vacation && { from: formatDateTime(vacation.from), until: formatDateTime(vacation.until) }

type Store = typeof stores.$inferSelect

/** The own store as the Seller area edits it. */
export function showOwnStore(row: Store): Reply<typeof getOwnStore> {
  return {
    ...storeFields(row),
    revision: revisionOf(storedForm(row)),
    vacation_revision: revisionOf(storedVacation(row)),
  }
}

/** What the form of the own store changes, as it is stored. */
export const storedForm = (row: Store) => pickFields(storeFields(row), Object.keys(StoreBasics.shape))

/** The vacation, as it is stored. */
export const storedVacation = (row: Store) => ({ vacation: showVacation(vacationOf(row)) })

const storeFields = (row: Store): Omit<Reply<typeof getOwnStore>, 'revision' | 'vacation_revision'> => ({
  id: row.id,
  verify: row.verify,
  status: row.status,
  store_name: row.store_name,
  store_description: row.store_description,
  store_logo: row.store_logo,
  store_mobile: row.store_mobile,
  after_sale_service: row.after_sale_service ?? { 'zh-cn': '' },
  store_face_image: row.store_face_image,
  area: [row.province_code, row.city_code, row.region_code].filter((code) => code !== null),
  area_info: row.area_info,
  store_address: row.store_address,
  store_lat: row.store_lat,
  store_lng: row.store_lng,
  store_slide: row.store_slide,
  store_mobile_slide: row.store_mobile_slide,
  vacation: showVacation(vacationOf(row)),
  on_vacation: isOnVacation(row),
  suspend_reason: row.suspend_reason,
})
