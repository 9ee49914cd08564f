export type Key = string | number

export interface Option {
  value: Key
  label: string
}

const keysOf = (value: unknown): Key[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (key): key is Key => typeof key === 'string' || typeof key === 'number',
  )

/** What a field holds, one value or a list, that is not among these options. */
export function missingKeys(value: unknown, ...known: (readonly Option[])[]): Key[] {
  const keys = new Set(known.flat().map((option) => option.value))
  return keysOf(value).filter((key) => !keys.has(key))
}

/** The options with those that lie beyond them, each once. */
export function withPicked(options: readonly Option[], picked: readonly Option[]): Option[] {
  const offered = new Set(options.map((option) => option.value))
  return [...options, ...picked.filter((option) => !offered.has(option.value))]
}
