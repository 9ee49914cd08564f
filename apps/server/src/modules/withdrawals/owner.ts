import type { Seller, Shopper } from '../../kernel/http/who.ts'

/** Whose money and cards: a shopper's or a store's. */
export interface Owner {
  kind: 'user' | 'store'
  /** Of the user or the store. */
  id: number
}

export const shopperOwner = ({ user_id }: Pick<Shopper, 'user_id'>): Owner => ({ kind: 'user', id: user_id })
export const storeOwner = ({ store_id }: Pick<Seller, 'store_id'>): Owner => ({ kind: 'store', id: store_id })

/** The columns `user_id` and `store_id` of what belongs to the owner. */
export const ownerColumns = ({ kind, id }: Owner): [user_id: number | null, store_id: number | null] =>
  kind === 'user' ? [id, null] : [null, id]

/** Whose a row is; the database sees to it that it has one owner. */
export const ownerOf = ({ user_id, store_id }: { user_id: number | null; store_id: number | null }): Owner =>
  user_id === null ? { kind: 'store', id: store_id as number } : { kind: 'user', id: user_id }

/** Whose rows: compares two parameters with those columns. */
export const isOwned = (userParameter: string, storeParameter: string): string =>
  `(user_id = ${userParameter}::bigint or store_id = ${storeParameter}::bigint)`
