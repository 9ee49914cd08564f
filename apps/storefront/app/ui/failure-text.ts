import { CallError, NoAnswerError } from '@fangshi/contract/client'
import type { Translate } from '~/i18n/language.ts'

/** What stands in place of a list or an area that could not be loaded (spec §8). */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof NoAnswerError) return t('errors:offline')
  return error instanceof CallError ? error.message : t('errors:areaFailed')
}
