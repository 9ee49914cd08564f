/** The address of a report, or of the list with null, which keeps the page of the list. */
export function withRecord(search: URLSearchParams, id: number | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (id === null) next.delete('view')
  else next.set('view', String(id))
  return next
}
