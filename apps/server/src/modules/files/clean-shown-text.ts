import type { LocalText } from '@fangshi/contract/locale'
import type { Context } from '../../context.ts'
import type { Db } from '../../kernel/db/db.ts'
import { cleanLocalHtml } from '../../kernel/rich-text/clean-local.ts'
import { imageOrigins } from './addresses.ts'

/**
 * Rich text of a form on its way into the database. Throws INVALID_INPUT at the language of the field: RICH_TEXT_INVALID,
 * and PICTURE_ELSEWHERE for a picture that the content security policy of pages would block.
 */
export async function cleanShownText(
  db: Db,
  { config }: Pick<Context, 'config'>,
  text: LocalText,
  field: string,
): Promise<LocalText> {
  const origins = new Set([new URL(config.publicUrl).origin, ...(await imageOrigins(db))])
  const mayShow = (address: string): boolean =>
    !/^https?:/i.test(address) || (URL.canParse(address) && origins.has(new URL(address).origin))
  return cleanLocalHtml(text, field, mayShow)
}
