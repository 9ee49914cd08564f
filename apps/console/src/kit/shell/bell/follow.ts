import type { QueryClient } from '@tanstack/react-query'
import type { AreaName } from '../../../areas/areas.ts'
import { call } from '../../../session/api.ts'
import { showInfo } from '../../../session/notices.ts'
import { sockets } from '../../../session/socket.ts'
import { allKeys, routesOf, unreadQuery } from './routes.ts'

/** A page whose socket does not open asks after so many ms. */
const withoutSocketMs = 3000

/** Keeps what is shown of notifications fresh, and shows the title of a new one. The answer ends it. */
export function followNotifications(area: AreaName, client: QueryClient): () => void {
  let seen: number | undefined

  async function ask(): Promise<void> {
    await client.invalidateQueries({ queryKey: allKeys(area) })
    const { last_id } = await client.fetchQuery(unreadQuery(area))
    const before = seen
    seen = Math.max(last_id, before ?? 0)
    if (before === undefined || last_id <= before) return
    const [newest] = (await call(routesOf(area).list, { query: { unread: true } }, { quiet: true })).data
    if (newest) showInfo(newest.title)
  }
  // A badge that is missing is not worth an error.
  return sockets[area].follow('notification', ask, withoutSocketMs)
}
