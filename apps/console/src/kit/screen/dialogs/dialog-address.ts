/** The dialog over a table, if any. */
export type OpenDialog = { kind: 'view' | 'edit'; id: number } | { kind: 'add' }

const kinds = ['view', 'edit', 'add'] as const

/** Reads an address: `view=12`, `edit=12`, `add=1`. What is no id opens nothing. */
export function readDialog(search: URLSearchParams): OpenDialog | undefined {
  for (const kind of kinds) {
    const value = search.get(kind) ?? ''
    if (!/^[1-9]\d{0,14}$/.test(value)) continue
    return kind === 'add' ? { kind } : { kind, id: Number(value) }
  }
  return undefined
}

/** The same address with this dialog over its list, or with none. */
export function withDialog(search: URLSearchParams, open?: OpenDialog): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const kind of kinds) next.delete(kind)
  if (open) next.set(open.kind, String(open.kind === 'add' ? 1 : open.id))
  return next
}
