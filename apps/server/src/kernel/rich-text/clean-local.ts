import type { Locale, LocalText } from '@fangshi/contract/locale'
import { failFields } from '../fail.ts'
import { cleanBeside } from './clean-beside.ts'
import { cleanRichText, picturesOf } from './rich-text.ts'

/** Characters of a text that is cleaned at once, within a few ms. */
const shortText = 10_000

/**
 * Rich text in both languages on its way into the database (rules §12). Throws INVALID_INPUT with RICH_TEXT_INVALID at
 * the language of the field whose editor's part is not one of ours, or which has more than 10 pictures or 20,000 tags,
 * and PICTURE_ELSEWHERE at the one with a picture for which `mayShow` is false.
 */
export async function cleanLocalHtml(
  text: LocalText,
  field = 'content',
  mayShow: (picture: string) => boolean = () => true,
): Promise<LocalText> {
  const clean = async (language: Locale): Promise<string> => {
    const content = text[language] ?? ''
    const cleaned = content.length <= shortText ? cleanRichText(content) : await cleanBeside(content)
    if (cleaned === null) return failFields({ [`${field}.${language}`]: 'RICH_TEXT_INVALID' })
    if (!picturesOf(cleaned).every(mayShow)) failFields({ [`${field}.${language}`]: 'PICTURE_ELSEWHERE' })
    return cleaned
  }
  return { 'zh-cn': await clean('zh-cn'), ...(text.en ? { en: await clean('en') } : {}) }
}
