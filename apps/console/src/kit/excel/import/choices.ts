import type { Locale } from '@fangshi/contract/locale'
import { maxChoices } from '@fangshi/contract/resource'
import { isDictionary, type Choice, type Dictionary, type FieldSpec, type FieldSpecs } from '../../fields/spec.ts'
import { fromChoices, fromRows, type TreeOption } from '../../fields/tree.ts'
import { wordsOf, type Row } from '../../fields/words.ts'

type Key = string | number

/** A choice as sheets write it. */
export interface SheetChoice {
  value: Key | Key[]
  label: string
  /** Other ways to write it: in the other language, or without its parents. */
  aliases: string[]
}

/** The choices of the form's fields, by field name. */
export type FormChoices = ReadonlyMap<string, readonly SheetChoice[]>
/** The rows of dictionaries, by address. */
export type DictionaryRows = ReadonlyMap<string, readonly Row[]>

const both: readonly Locale[] = ['zh-cn', 'en']
/** Between the levels of a tree. */
const levelMark = ' / '

const fixed = ({ value, label }: Choice, locale: Locale): SheetChoice => ({
  value,
  label: label[locale],
  aliases: Object.values(label),
})

const listed = (row: Row, { valueName, labelName }: Dictionary, locale: Locale): SheetChoice => ({
  value: row[valueName] as Key,
  label: wordsOf(row[labelName], locale),
  aliases: both.map((language) => wordsOf(row[labelName], language)),
})

/** The options of a tree that can be chosen, each with its parents. */
function ways(tree: readonly TreeOption[], anyLevel: boolean, above: readonly TreeOption[] = []): TreeOption[][] {
  return tree.flatMap((option) => {
    const way = [...above, option]
    const below = ways(option.children ?? [], anyLevel, way)
    return anyLevel || !option.children?.length ? [way, ...below] : below
  })
}

function treeChoices(trees: Record<Locale, TreeOption[]>, locale: Locale, anyLevel: boolean, wholePath: boolean) {
  const inOther = ways(trees[locale === 'en' ? 'zh-cn' : 'en'], anyLevel)
  const named = (way: readonly TreeOption[] = []): string => way.map(({ label }) => label).join(levelMark)
  return ways(trees[locale], anyLevel).map((way, at): SheetChoice => {
    const values = way.map(({ value }) => value)
    const last = way.at(-1)
    return {
      value: wholePath ? values : (values.at(-1) ?? []),
      label: named(way),
      aliases: [named(inOther[at]), last?.label ?? '', inOther[at]?.at(-1)?.label ?? ''],
    }
  })
}

const perLanguage = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({ 'zh-cn': make('zh-cn'), en: make('en') })

function choicesOf(spec: FieldSpec, rows: DictionaryRows, locale: Locale): SheetChoice[] | undefined {
  switch (spec.type) {
    case 'radio':
      return spec.options.map((choice) => fixed(choice, locale))
    case 'select': {
      const { options, extra = [] } = spec
      const first = extra.map((choice) => fixed(choice, locale))
      if (!isDictionary(options)) return [...first, ...options.map((choice) => fixed(choice, locale))]
      return [...first, ...(rows.get(options.url) ?? []).map((row) => listed(row, options, locale))]
    }
    case 'cascader': {
      const { options, anyLevel = false, wholePath = false } = spec
      const trees = perLanguage((language) =>
        isDictionary(options)
          ? fromRows(rows.get(options.url) ?? [], options, language)
          : fromChoices(options, (label) => label[language]),
      )
      return treeChoices(trees, locale, anyLevel, wholePath)
    }
    default:
      return undefined
  }
}

/** The choices of all fields that have some. */
export function formChoices(form: FieldSpecs, rows: DictionaryRows, locale: Locale): FormChoices {
  const choices = new Map<string, readonly SheetChoice[]>()
  for (const [name, spec] of Object.entries(form)) {
    const own = choicesOf(spec, rows, locale)
    if (own) choices.set(name, own)
  }
  return choices
}

/** The addresses of the dictionaries that a form needs. */
export const dictionariesOf = (form: FieldSpecs): string[] => [
  ...new Set(
    Object.values(form).flatMap((spec) =>
      (spec.type === 'select' || spec.type === 'cascader') && isDictionary(spec.options) ? [spec.options.url] : [],
    ),
  ),
]

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

export type FindChoice = (text: string) => SheetChoice['value'] | undefined

/** Texts that match two different choices match none. */
function index(
  choices: readonly SheetChoice[],
  textsOf: (choice: SheetChoice) => string[],
): Map<string, SheetChoice | null> {
  const byText = new Map<string, SheetChoice | null>()
  for (const choice of choices)
    for (const text of new Set(textsOf(choice).map(plain))) byText.set(text, byText.has(text) ? null : choice)
  return byText
}

/**
 * Finds the value that a text means: by its label, else another way to write it, else the value itself. A dictionary
 * that gave all it may give at once has more: their ids count, and the server knows whether they exist.
 */
export function choiceFinder(choices: readonly SheetChoice[]): FindChoice {
  const indexes = [
    index(choices, ({ label }) => [label]),
    index(choices, ({ aliases }) => aliases),
    index(choices, ({ value }) => [String(Array.isArray(value) ? value.at(-1) : value)]),
  ]
  return (text) => {
    const searched = plain(text)
    const known = indexes.find((byText) => byText.has(searched))
    if (known) return known.get(searched)?.value
    return choices.length >= maxChoices && /^[1-9]\d{0,14}$/.test(searched) ? Number(searched) : undefined
  }
}

/** What a value is called. */
export const choiceLabel = (choices: readonly SheetChoice[], value: unknown): string | undefined =>
  choices.find((choice) => String(choice.value) === String(value))?.label
