import type { ColumnType, NamedColumn } from '../list/column.ts'

/** Which columns stand where on a card. */
export interface CardParts {
  picture: NamedColumn | undefined
  title: NamedColumn | undefined
  state: NamedColumn | undefined
  facts: readonly NamedColumn[]
}

const pictures: readonly (ColumnType | undefined)[] = ['image', 'avatar']
const states: readonly (ColumnType | undefined)[] = ['dict_tags', 'boolean']
/** The rest is in the single view. */
const maxFacts = 3

/** What a card shows of the columns on screen: the first picture, the first other column, a state and three facts. */
export function cardParts(columns: readonly NamedColumn[]): CardParts {
  const picture = columns.find(({ type }) => pictures.includes(type))
  const title = columns.find((column) => column !== picture) ?? picture
  const state =
    columns.find(({ isState }) => isState) ?? columns.find((column) => column !== title && states.includes(column.type))
  const facts = columns.filter((column) => ![picture, title, state].includes(column)).slice(0, maxFacts)
  return { picture: picture === title ? undefined : picture, title, state, facts }
}
