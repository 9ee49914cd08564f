import { useCallback } from 'react'
import { textIn, type UiText, type Values } from './ui-text.ts'
import { useLocale } from './use-locale.ts'

/** Reads texts in the language on screen, and fills in their placeholders; stays the same until the language changes. */
export type ReadText = <Name extends string = never>(text: UiText<Name>, ...values: Values<Name>) => string

/** The reader of texts; the component is rendered again when the language changes. */
export function useText(): ReadText {
  const locale = useLocale()
  return useCallback((text, ...values) => textIn(locale, text, ...values), [locale])
}
