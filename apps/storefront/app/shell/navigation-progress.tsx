import { useEffect } from 'react'
import { chunkLimitMs } from '@fangshi/contract/load-chunk'
import { useNavigation } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

/** The bar on top while the next page is on its way; a page that does not come within the limit is said to have failed. */
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
