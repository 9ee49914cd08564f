import { Outlet } from 'react-router'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { PrivateArea } from '~/shell/private-area.tsx'
import { UserNav } from './user-nav.tsx'

/** The user centre inside the shop's frame, with its navigation on the left of wide screens. */
export default function UserLayout() {
  return (
    <div className="flex gap-6 pt-2">
      <UserNav />
      <div className="min-w-0 flex-1">
        <PrivateArea frame={<RowsSkeleton />}>
          <Outlet />
        </PrivateArea>
      </div>
    </div>
  )
}
