type Fields = Readonly<Record<string, unknown>>

/** One field of a record, before and after. What did not exist is undefined. */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
  kind: 'added' | 'removed' | 'changed' | 'same'
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nested fields are named by their path: `name.en`. */
function flat(fields: Fields, path = ''): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    isFields(value) && Object.keys(value).length ? flat(value, `${path}${name}.`) : [[path + name, value] as const],
  ) as [string, unknown][]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** For secrets the log records only whether they changed. */
export const isSecret = (before: unknown, after: unknown): boolean =>
  (before === undefined || before === 'unchanged') && (after === 'changed' || after === 'unchanged')

function kindOf(before: unknown, after: unknown): FieldChange['kind'] {
  if (isSecret(before, after)) return after === 'changed' ? 'changed' : 'same'
  if (isSame(before, after)) return 'same'
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : 'changed'
}

/** What a record of the audit log changed, field by field, in the order in which the fields stand. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [before, after].map((one) => new Map(flat(isFields(one) ? one : {})))
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])
  return [...names].map((field) => {
    const [was, is] = [old?.get(field), now?.get(field)]
    return { field, before: was, after: is, kind: kindOf(was, is) }
  })
}

/** What was removed from a list and added to it. */
export function listChange(before: readonly unknown[], after: readonly unknown[]) {
  const texts = (some: readonly unknown[]) => some.map(itemText)
  const [old, now] = [texts(before), texts(after)]
  return { removed: old.filter((one) => !now.includes(one)), added: now.filter((one) => !old.includes(one)) }
}

/** One item of a list as text: `3`, or `menu_id 3 · button edit` for objects. */
const itemText = (item: unknown): string =>
  isFields(item)
    ? Object.entries(item)
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(' · ')
    : String(item)

/** A value as text; an empty one is a dash. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '-'
  if (Array.isArray(value)) return value.length ? value.map(itemText).join(', ') : '-'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
