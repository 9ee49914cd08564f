import type { Button } from '@fangshi/contract/resource'
import type { Area, Right } from '@fangshi/contract/route'
import type { Tx } from '../db/db.ts'

/** Who acts. The store or user of a row always comes from here (rules §11). */
export interface Shopper {
  area: 'Home'
  user_id: number
  belong_id: number
}
export interface Seller {
  area: 'Seller'
  user_id: number
  /** Above 0 for staff of the store's owner. */
  belong_id: number
  store_id: number
  /** The platform has suspended the store: of writes it makes those alone that say so (rules §2). */
  is_suspended: boolean
}
export interface Admin {
  area: 'Admin'
  admin_id: number
  is_super: boolean
}
export type Who = Shopper | Seller | Admin

/** The one who calls, in the session that the token names. */
export type InSession<W extends Who> = W & { session_id: number }

/** The holder of a token. */
export interface Holder<W extends Who = Who> {
  who: InSession<W>
  /** They proved who they are a short time ago, at login or since (rules §1). */
  isConfirmed: boolean
  /** The successor of the token, when it is due. */
  renewed?: string
}

/** The system itself, where nobody calls. */
export interface System {
  area: 'System'
  by: 'timer' | 'payment' | 'system'
}
export const timer: System = { area: 'System', by: 'timer' }
export const payment: System = { area: 'System', by: 'payment' }
/** What follows by itself from what somebody did. */
export const system: System = { area: 'System', by: 'system' }

/** Somebody without an account of the back office, of whom the audit log tells that a login was refused. */
export interface Nobody {
  area: 'Seller' | 'Admin'
  isNobody: true
}

/** One changed thing, as the audit log keeps it; what is absent did not exist before, or does not after. */
export interface Change {
  /** The thing's id or name. */
  target: number | string
  before?: object | undefined
  after?: object | undefined
  /** Of a change that takes one back: the right that stands for it, and the row of the audit log that it takes back. */
  undoes?: { action: string; id: number }
}

/** Who changed something, by which call and from where. */
export interface Origin {
  who: Who | Nobody
  /** The route's right where it is a named one, else method and path. */
  action: string
  ip: string
  request_id: string
}

/** The kernel's ports: `app.ts` fills them with what the modules offer. */
export interface Guard {
  /** The holder of a token of this area; null for an unknown or ended one. */
  authenticate(area: Area, token: string): Promise<Holder | null>
  /** Whether the caller holds a named interface right. */
  allow(who: Who, right: string): Promise<boolean>
  /** Whether the caller has still to set up a second factor that is demanded (rules §1). */
  lacksSecondFactor(who: Who): Promise<boolean>
  /** Whether the caller's roles grant one of the buttons of the screen at a path such as `/Admin/goods_brands` (rules §11). */
  mayPress(who: Who, screen: string, anyOf: readonly Button[]): Promise<boolean>
  /** Appends to the audit log as part of the change's own transaction (rules §11). */
  audit(tx: Tx, origin: Origin, changes: readonly Change[]): Promise<void>
}

/** The type of `who` that a route's right promises. */
export type WhoOf<A extends Area, R extends Right> = R extends 'public'
  ? null
  : R extends 'guest'
    ? InSession<Shopper> | null
    : A extends 'Home'
      ? InSession<Shopper>
      : A extends 'Seller'
        ? InSession<Seller>
        : InSession<Admin>
