import type { Locale } from '@fangshi/contract/locale'

declare const names: unique symbol

/**
 * A text of a screen in both languages. `Name` lists its placeholders: `{{count}}` is filled in when the text is read.
 * A text that has any is no plain `UiText`, so it cannot stand where nobody fills it in.
 */
export type UiText<Name extends string = never> = Readonly<Record<Locale, string>> & { readonly [names]?: Name }

type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type NonEmpty<Text extends string> = Text extends '' ? never : Text

/** The English text, if it has the placeholders of the Chinese one. */
type SamePlaceholders<Zh extends string, En extends string> = [NamesIn<Zh>, NamesIn<En>] extends [
  NamesIn<En>,
  NamesIn<Zh>,
]
  ? NonEmpty<En>
  : 'Both languages need the same placeholders'

/** A text in both languages. One that is empty, or whose placeholders differ, does not compile. */
export const l = <const Zh extends string, const En extends string>(
  zh: NonEmpty<Zh>,
  en: SamePlaceholders<Zh, En>,
): UiText<NamesIn<Zh>> => ({ 'zh-cn': zh, en })

type Value = string | number

/** The arguments of a text: a value for each placeholder, none if it has no placeholders. */
export type Values<Name extends string> = [Name] extends [never] ? [] : [values: Readonly<Record<Name, Value>>]

/** Reads a text in a language. Components use `useText`. */
export function textIn<Name extends string = never>(
  locale: Locale,
  text: UiText<Name>,
  ...given: Values<Name>
): string {
  const values: Readonly<Record<string, Value>> = given[0] ?? {}
  return text[locale].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}
