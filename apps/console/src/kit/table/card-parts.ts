import type { ColumnType, NamedColumn } from '../list/column.ts'

/** Which columns stand where on a card. */
export interface CardParts {
  picture: NamedColumn | undefined
  title: NamedColumn | undefined
  state: NamedColumn | undefined
  facts: readonly NamedColumn[]
}

const pictures: readonly (ColumnType | undefined)[] = ['image', 'avatar']
/** Columns that say what a row is called, before those that say what it belongs to or when it was. */
const titles: readonly (ColumnType | undefined)[] = [undefined, 'text', 'id']
/** The rest is in the single view. */
const maxFacts = 3

/**
 * What a card shows of the columns on screen: the first picture, the first column of words, a state and three facts. A yes
 * or no says nothing without its label, so it is a fact.
 */
export function cardParts(columns: readonly NamedColumn[]): CardParts {
  const picture = columns.find(({ type }) => pictures.includes(type))
  const title =
    columns.find(({ type }) => titles.includes(type)) ?? columns.find((column) => column !== picture) ?? picture
  const state =
    columns.find(({ isState }) => isState) ?? columns.find((column) => column !== title && column.type === 'dict_tags')
  const facts = columns.filter((column) => ![picture, title, state].includes(column)).slice(0, maxFacts)
  return { picture: picture === title ? undefined : picture, title, state, facts }
}
