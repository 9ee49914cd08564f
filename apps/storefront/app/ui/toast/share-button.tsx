import { Share2 } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { IconButton } from '../icon-button.tsx'
import { shareLink } from './share-link.ts'
import { toast } from './toast-store.ts'

/** Shares the open page: by the system's dialog, else its address is copied. */
export function ShareButton({ title, className }: { title: string; className?: string }) {
  const t = useText()
  const share = async (): Promise<void> => {
    const { href } = window.location
    const outcome = await shareLink(navigator, { title, url: href })
    if (outcome === 'copied') toast({ text: t('ui:linkCopied'), tone: 'ok' })
    // The address can still be read and copied by hand.
    if (outcome === 'failed') toast({ text: href })
  }
  return <IconButton icon={Share2} label={t('ui:share')} onClick={() => void share()} className={className} />
}
