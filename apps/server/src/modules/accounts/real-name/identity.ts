import type { Context } from '../../../context.ts'
import { sign } from '../secrets/server-key.ts'

/**
 * A keyed hash of an identity number: accounts and documents of one person share it (rules §2), and it reveals nothing.
 */
export const identityHash = (ctx: Pick<Context, 'config'>, number: string): Buffer =>
  sign(ctx, 'identity number', number)

/** A keyed hash of a bank card's number: the same card is known again without opening it. */
export const bankNoHash = (ctx: Pick<Context, 'config'>, number: string): Buffer => sign(ctx, 'bank number', number)
