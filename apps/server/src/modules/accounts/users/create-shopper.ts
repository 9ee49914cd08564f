import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../kernel/db/db.ts'
import { hashPassword } from '../passwords/password.ts'
import { insertUser } from './users.db.ts'

/** A password hash that fits no password anybody knows. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(24).toString('base64url'))

/** Adds a shopper without a phone, into whose account nobody can log in, and returns the id. A name in use violates its constraint. */
export const createShopper = (
  tx: Tx,
  { at, ...shopper }: { username: string; nickname: string; password_hash: string; at: Date },
): Promise<number> => insertUser(tx, { ...shopper, phone: null, inviter_id: null, now: at })
