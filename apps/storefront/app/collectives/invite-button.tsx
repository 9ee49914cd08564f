import { loadChunk } from '@fangshi/contract/load-chunk'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import type { ButtonSize, ButtonTone } from '~/ui/button-look.ts'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import type { Invitation } from './invite-content.tsx'
import { useCollectiveTexts } from './own-texts.ts'

const Content = lazy(() => loadChunk(() => import('./invite-content.tsx')))

/** Opens the link and the QR code of a group, to be sent to friends. */
export function InviteButton({
  invitation,
  tone = 'brand',
  size = 'm',
}: {
  invitation: Invitation
  tone?: ButtonTone
  size?: ButtonSize
}) {
  const c = useCollectiveTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone={tone} size={size} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <UserPlus size={size === 's' ? 14 : 18} />
        {c('collective:invite')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={c('collective:inviteTitle')}>
        <Suspense>
          <Content invitation={invitation} />
        </Suspense>
      </Dialog>
    </>
  )
}
