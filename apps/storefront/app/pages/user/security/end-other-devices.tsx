import { endOtherSessions } from '@fangshi/contract/sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

/** Ends all other sessions of the shopper's account, after asking. */
export function EndOtherDevices() {
  const t = useUserTexts()
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: async () => {
      setIsAsking(false)
      await client.invalidateQueries({ queryKey: ['user', 'sessions'] })
      toast({ text: t('user:otherDevicesEnded'), tone: 'ok' })
    },
  })
  return (
    <>
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('user:endOtherDevices')}
      </Button>
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('user:endOtherDevicesTitle')}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('ui:cancel')}</Button>
            <Button tone="danger" busy={end.isPending} onClick={() => end.mutate()}>
              {t('user:endDevice')}
            </Button>
          </>
        }
      >
        <p>{t('user:endOtherDevicesText')}</p>
      </Dialog>
    </>
  )
}
