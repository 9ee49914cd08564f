import { CircleAlert } from 'lucide-react'
import { useClosedReason } from './shell-data.ts'

/** While the site is closed, shoppers can browse but not order (rules §12); every page shows the reason. */
export function ClosedNotice() {
  const reason = useClosedReason()
  if (reason === undefined) return null
  return (
    <div className="bg-warn-50 text-warn">
      <p className="page flex items-center justify-center gap-2 py-2">
        <CircleAlert size={18} className="shrink-0" />
        {reason}
      </p>
    </div>
  )
}

/** The reason again, beside a button that is disabled because of it. */
export function ClosedReason() {
  const reason = useClosedReason()
  if (reason === undefined) return null
  return (
    <p role="note" className="flex gap-2 rounded-3 bg-warn-50 px-4 py-3 text-14 text-warn">
      <CircleAlert size={18} className="mt-0.5 shrink-0" />
      {reason}
    </p>
  )
}
