import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import type { StoreListFilters } from '~/routing/links.ts'
import { sortLook } from '~/ui/list/sort-links.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { nearText, storesWith } from './stores-query.ts'

const waitMs = 10_000

/** Sorts by distance. The browser is asked for the location only when this is clicked. */
export function NearButton({ filters }: { filters: StoreListFilters }) {
  const t = useText()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const [isFinding, setIsFinding] = useState(false)

  const find = (): void => {
    const fail = (): void => {
      setIsFinding(false)
      toast({ text: t('store:placeFailed'), tone: 'bad' })
    }
    // Missing on insecure connections.
    if (!('geolocation' in navigator)) return fail()
    setIsFinding(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsFinding(false)
        const near = nearText(coords.latitude, coords.longitude)
        void navigate(localPath(storesWith(filters, { sort: 'distance', near })), { preventScrollReset: true })
      },
      fail,
      { timeout: waitMs, maximumAge: 600_000 },
    )
  }
  const isCurrent = filters.sort === 'distance'
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      aria-busy={isFinding || undefined}
      onClick={isFinding ? undefined : find}
      className={sortLook(isCurrent)}
    >
      <LocateFixed size={16} />
      {t(isFinding ? 'store:finding' : 'store:sortDistance')}
    </button>
  )
}
