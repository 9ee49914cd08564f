import { CircleAlert } from 'lucide-react'
import { useShellData } from './shell-data.ts'

/** While the site is closed one can look around, but not order (rules §12); the reason stands on every page. */
export function ClosedNotice() {
  const { common } = useShellData()
  if (!common.close_status) return null
  return (
    <div className="bg-warn-50 text-warn">
      <p className="page flex items-center justify-center gap-2 py-2">
        <CircleAlert size={18} />
        {common.close_reason}
      </p>
    </div>
  )
}
