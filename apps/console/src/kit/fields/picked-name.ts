import type { Locale } from '@fangshi/contract/locale'
import { wordsOf } from './words.ts'
import type { Row } from './row.ts'

const usual = ['name', 'goods_name', 'nickname']

/** What a picked row is called: the source's own field, else name, goods_name or nickname (spec §3). */
export function pickedName(row: Row, locale: Locale, showName?: string): string {
  for (const field of showName ? [showName, ...usual] : usual) {
    const words = wordsOf(row[field], locale)
    if (words) return words
  }
  return String(row.id)
}
