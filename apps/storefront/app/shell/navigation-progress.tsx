import { useEffect } from 'react'
import { chunkLimitMs } from '@fangshi/contract/load-chunk'
import { useNavigation } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

/** The progress bar while the next page loads; reports an error if it takes longer than the limit. */
export function NavigationProgress() {
  const t = useText()
  const isBusy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => toast({ text: t('errors:areaFailed'), tone: 'bad' }), chunkLimitMs)
    return () => clearTimeout(timer)
  }, [isBusy, t])
  return <div aria-hidden data-busy={isBusy || undefined} className="navigation-progress" />
}
