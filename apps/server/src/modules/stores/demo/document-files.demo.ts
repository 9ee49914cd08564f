import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { keepPrivate } from '../../files/public.ts'
import { drawCard, drawLicence } from './document-pictures.demo.ts'

type DocumentFiles = Record<'business_license' | 'id_card_t' | 'id_card_b', string>

/** The cards look alike, so they are drawn once. */
let cards: ReturnType<typeof drawCard> | undefined

/** Uploads documents for an owner: a licence with the store's logo, and both sides of an identity card. */
export async function documentFilesOf(tx: Tx, ctx: Context, userId: number, logo: string): Promise<DocumentFiles> {
  const { portrait, emblem } = await (cards ??= drawCard())
  return {
    business_license: await keepPrivate(tx, ctx, userId, await drawLicence(logo)),
    id_card_t: await keepPrivate(tx, ctx, userId, portrait),
    id_card_b: await keepPrivate(tx, ctx, userId, emblem),
  }
}
