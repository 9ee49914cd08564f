import { Copy, Share2 } from 'lucide-react'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { Button } from '~/ui/button.tsx'
import { QrCode } from '~/ui/qr-code.tsx'
import { shareLink, type ShareOutcome } from '~/ui/toast/share-link.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { useCollectiveTexts } from './own-texts.ts'

/** The group that friends are invited to. */
export interface Invitation {
  groupNo: string
  goodsId: number
  goodsName: string
  /** How many people are missing. */
  missing: number
}

/** The link of a group, to copy or to share, and its QR code. */
export default function InviteContent({
  invitation: { groupNo, goodsId, goodsName, missing },
}: {
  invitation: Invitation
}) {
  const c = useCollectiveTexts()
  const localPath = useLocalePath()
  const url = location.origin + localPath(links.group(goodsId, groupNo))
  const page = { title: c('collective:shareTitle', { name: goodsName }), url }
  const tell = (outcome: ShareOutcome): void => {
    if (outcome === 'copied') toast({ text: c('collective:copied'), tone: 'ok' })
    if (outcome === 'failed') toast({ text: c('collective:copyFailed'), tone: 'bad' })
  }
  const copy = async (): Promise<void> => tell(await shareLink({ clipboard: navigator.clipboard }, page))
  const share = async (): Promise<void> => tell(await shareLink(navigator, page))
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <p>{c('collective:inviteText', { count: missing })}</p>
      <QrCode text={url} label={c('collective:qr')} />
      <p
        aria-label={c('collective:link')}
        className="w-full rounded-2 bg-sunken px-3 py-2 text-13 break-all select-all"
      >
        {url}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button tone="brand" onClick={() => void copy()}>
          <Copy size={18} />
          {c('collective:copy')}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void share()}>
            <Share2 size={18} />
            {c('collective:share')}
          </Button>
        )}
      </div>
    </div>
  )
}
