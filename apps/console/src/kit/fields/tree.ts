import type { Locale } from '@fangshi/contract/locale'
import type { UiText } from '../../i18n/ui-text.ts'
import type { Key } from './choice-options.ts'
import type { Dictionary, TreeChoice } from './spec.ts'
import { wordsOf, type Row } from './words.ts'

export interface TreeOption {
  value: Key
  label: string
  isLeaf?: boolean
  disabled?: boolean
  children?: TreeOption[]
}

export const fromChoices = (choices: readonly TreeChoice[], label: (text: UiText) => string): TreeOption[] =>
  choices.map(({ value, label: text, children }) => ({
    value,
    label: label(text),
    ...(children ? { children: fromChoices(children, label) } : {}),
  }))

/** Rows that name their parents in `pid`; those whose parent is not among them are roots. */
export function fromRows(rows: readonly Row[], { valueName, labelName }: Dictionary, locale: Locale): TreeOption[] {
  const options = new Map<unknown, TreeOption>()
  for (const row of rows)
    options.set(row[valueName], { value: row[valueName] as Key, label: wordsOf(row[labelName], locale) })
  const roots: TreeOption[] = []
  for (const row of rows) {
    const option = options.get(row[valueName])
    if (!option) continue
    const parent = row.pid === row[valueName] ? undefined : options.get(row.pid)
    if (parent) (parent.children ??= []).push(option)
    else roots.push(option)
  }
  return roots
}

/** The path from a root to a value; empty if the value is not in the tree. */
export function pathTo(tree: readonly TreeOption[], value: Key | null | undefined): Key[] {
  for (const option of tree) {
    if (option.value === value) return [option.value]
    const rest = pathTo(option.children ?? [], value)
    if (rest.length) return [option.value, ...rest]
  }
  return []
}

/** The options along a path, as far as they are known. */
export function along(tree: readonly TreeOption[], path: readonly Key[]): TreeOption[] {
  const [first, ...rest] = path
  const option = tree.find(({ value }) => value === first)
  return option ? [option, ...along(option.children ?? [], rest)] : []
}

/** The tree with the children of the option at a path set. */
export function withChildren(tree: readonly TreeOption[], path: readonly Key[], children: TreeOption[]): TreeOption[] {
  const [first, ...rest] = path
  if (first === undefined) return children
  return tree.map((option) =>
    option.value === first ? { ...option, children: withChildren(option.children ?? [], rest, children) } : option,
  )
}
