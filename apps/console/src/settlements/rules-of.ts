import type { SettledOrder } from '@fangshi/contract/settlements'
import type { ReadText } from '../i18n/use-text.ts'
import { commissionScopes as scopes } from '../orders/commission-scopes.ts'
import { shareTexts, texts } from './statement-texts.ts'

/** By which rates commission and referrers’ parts were taken of an order, one text each. */
export function rulesOf(t: ReadText, { rules, shares }: SettledOrder): string[] {
  const taken = [
    ...rules.map(({ scope, ...rule }) => ({ name: scopes[scope], ...rule })),
    ...shares.map(({ level, ...share }) => ({ name: shareTexts[level] ?? texts.distribution, ...share })),
  ]
  return taken.map(({ name, rate, base }) => t(texts.ruleOf, { scope: t(name), rate, base }))
}
