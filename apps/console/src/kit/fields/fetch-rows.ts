import { encodeForm, type Encodable } from '@fangshi/contract/form'
import type { Route } from '@fangshi/contract/route'
import { Nothing } from '@fangshi/contract/shapes'
import { call } from '../../session/api.ts'
import { areaOf } from '../../areas/areas.ts'
import type { Row } from './words.ts'

/** The area, and so the token, follows from the address (spec §7); lists of the shop need no token. */
function listAt(path: string): Route {
  const area = areaOf(path) ?? 'Home'
  const right = area === 'Home' ? 'public' : 'guest'
  return { method: 'GET', path, area, right, does: 'Rows for choices.', reply: Nothing }
}

/** Rows of a list below `/api`, paged or plain. The errors of `call`; its message is shown there. */
export async function fetchRows(
  url: string,
  query: Readonly<Record<string, Encodable>>,
  signal?: AbortSignal,
): Promise<Row[]> {
  const search = encodeForm(query)
  const path = search ? `${url}${url.includes('?') ? '&' : '?'}${search}` : url
  const answer: unknown = await call(listAt(path), {}, signal ? { signal } : {})
  if (Array.isArray(answer)) return answer as Row[]
  const { data } = answer as { data?: unknown }
  return Array.isArray(data) ? (data as Row[]) : []
}
