import type { Locale } from '@fangshi/contract/locale'
import type { Key } from './choice-options.ts'
import type { CascaderLazySpec } from './spec.ts'
import type { TreeOption } from './tree.ts'
import { wordsOf, type Row } from './words.ts'

type Source = Pick<CascaderLazySpec, 'idName' | 'labelName' | 'levels'>

/** A row as an option of its level; `depth` counts from 1. Rows that say nothing of their children end at the last level. */
export function lazyOption(row: Row, source: Source, depth: number, locale: Locale): TreeOption {
  const isLeaf = row.leaf ?? (row.has_children === undefined ? undefined : !row.has_children)
  return {
    value: row[source.idName ?? 'code'] as Key,
    label: wordsOf(row[source.labelName ?? 'name'], locale),
    isLeaf: isLeaf === undefined ? depth === source.levels : Boolean(isLeaf),
  }
}
