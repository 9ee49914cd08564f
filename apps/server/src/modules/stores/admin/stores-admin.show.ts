import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { Db } from '../../../kernel/db/db.ts'
import type { Form, Row, ShowContext } from '../../../kernel/resource/spec.ts'
import { placesIn } from '../../geo/public.ts'
import { balancesOfOwners, type Balances } from '../../ledger/public.ts'
import { classRows } from '../../taxonomy/public.ts'
import type { stores } from '../schema.ts'
import { documentChangeActionsFor, storeActionsFor } from '../store-moves.ts'
import { besideStores, type ListedChange } from './stores-admin.db.ts'
import { classesOf } from '../stores.db.ts'

type Store = Row<typeof stores>

/** What a page of stores shows beside the store rows: owners, names from documents, balances; in two queries. */
export async function showStores(rows: readonly Store[], { db, locale }: ShowContext): Promise<Form[]> {
  const ids = rows.map(({ id }) => id)
  const [beside, balances] = await Promise.all([besideStores(db, ids), balancesOfOwners(db, 'store', ids)])
  const place = await placesIn(
    db,
    rows.map(({ area_info }) => area_info),
    locale,
  )
  return rows.map((store) => {
    const { username: _, ...row } = beside.get(store.id) ?? { username: '' }
    const { money, frozen } = balances.get(store.id) as Balances
    return {
      ...row,
      store_name: localText(store.store_name, locale),
      area_info: place(store.area_info),
      money: formatMoney(money),
      frozen: formatMoney(frozen),
      actions: storeActionsFor(store),
    }
  })
}

/** Classes by id as paths from the top: `食品 / 茶叶 / 绿茶`. */
export async function classPaths(db: Db, ids: readonly number[], locale: Locale) {
  const classes = new Map((await classRows(db)).map((row) => [row.id, row]))
  const pathOf = (id: number | null): string[] => {
    const row = id === null ? undefined : classes.get(id)
    return row ? [...pathOf(row.pid), localText(row.name, locale)] : []
  }
  return ids.map((id) => ({ id, name: pathOf(id).join(' / ') }))
}

/** What the single view shows beyond the list. */
export async function showStore(row: Store, { db, locale }: ShowContext): Promise<Form> {
  const beside = (await besideStores(db, [row.id])).get(row.id)
  return {
    username: beside?.username,
    store_description: localText(row.store_description, locale),
    classes: await classPaths(db, await classesOf(db, row.id), locale),
  }
}

/** A document change in the platform's list. */
export const showChange = ({ store_name, created_at, decided_at, ...row }: ListedChange, locale: Locale) => ({
  ...row,
  store_name: localText(store_name, locale),
  created_at: formatDateTime(created_at),
  decided_at: decided_at && formatDateTime(decided_at),
  actions: documentChangeActionsFor(row.status),
})
