import type { AreaName } from '../../areas/areas.ts'
import { useFollowedChats } from './chats/use-menu-counts.ts'
import { StandaloneShell } from './standalone-shell.tsx'
import { Shell } from './shell.tsx'
import { useMenuItem } from '../../menus/use-menu-item.ts'

/** What signed-in pages stand in: the shell, or nearly nothing for a menu item with `is_open` 1 (spec §3). */
export function AreaFrame({ area }: { area: AreaName }) {
  useFollowedChats(area)
  return useMenuItem()?.is_open === 1 ? <StandaloneShell area={area} /> : <Shell area={area} />
}
