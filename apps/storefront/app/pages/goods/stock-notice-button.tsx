import { Bell, BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { Button } from '~/ui/button.tsx'
import type { ButtonSize } from '~/ui/button-look.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { setKnownWaiting, useKnownWaiting } from './waiting-skus.ts'

/** Instead of the buttons to buy, while a SKU is sold out: the shopper waits for it, or no longer. */
export function StockNoticeButton({ skuId, size }: { skuId: number; size: ButtonSize }) {
  const t = useText()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { pathname } = useLocation()
  const isLoggedIn = useIsLoggedIn()
  const isWaiting = useKnownWaiting(skuId) && isLoggedIn
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    if (!isLoggedIn) return
    let isStale = false
    const load = async (): Promise<void> => {
      const { loadIsWaiting } = await import('./stock-notice-calls.ts')
      const found = await loadIsWaiting(skuId)
      if (!isStale) setKnownWaiting(skuId, found)
    }
    load().catch(() => undefined)
    return () => {
      isStale = true
    }
  }, [isLoggedIn, skuId])

  const press = async (): Promise<void> => {
    if (!isLoggedIn) return void navigate(localPath(links.login(`${pathname}?sku=${skuId}`)))
    setIsSending(true)
    try {
      const { setWaiting } = await import('./stock-notice-calls.ts')
      await setWaiting(skuId, !isWaiting)
      setKnownWaiting(skuId, !isWaiting)
      const view = { label: t('stockNotice:view'), act: () => void navigate(localPath(links.stockNotices())) }
      toast(
        isWaiting ? { text: t('stockNotice:withdrawn') } : { text: t('stockNotice:added'), tone: 'ok', action: view },
      )
    } catch {
      // `call` has shown why.
    }
    setIsSending(false)
  }
  const Icon = isWaiting ? BellRing : Bell
  return (
    <Button size={size} className="flex-1" aria-pressed={isWaiting} busy={isSending} onClick={() => void press()}>
      <Icon size={18} />
      {t(isWaiting ? 'stockNotice:mine' : 'stockNotice:add')}
    </Button>
  )
}
