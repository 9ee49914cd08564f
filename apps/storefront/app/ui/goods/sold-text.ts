import type { Translate } from '~/i18n/language.ts'
import { soldCount } from './price-parts.ts'

/** "180+ sold" */
export function soldText(sold: number, t: Translate): string {
  const { count, isRounded } = soldCount(sold)
  return t(isRounded ? 'ui:soldMany' : 'ui:sold', { count })
}
