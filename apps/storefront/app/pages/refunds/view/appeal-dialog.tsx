import { maxRefundImages } from '@fangshi/contract/refund-states'
import { useState } from 'react'
import { useText } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { TextArea } from '~/ui/inputs/text-input.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { PictureField } from '~/pictures/picture-field.tsx'
import { usePictures } from '~/pictures/use-pictures.ts'

/** Takes a refusal to the platform, with a reason and pictures. */
export function AppealDialog({
  isOpen,
  isBusy,
  onClose,
  onAppeal,
}: {
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onAppeal: (message: string, images: readonly string[]) => void
}) {
  const t = useRefundTexts()
  const shop = useText()
  const pictures = usePictures()
  const [message, setMessage] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const send = (): void => {
    const text = message.trim()
    setIsMissing(!text)
    if (text) onAppeal(text, pictures.images)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('refund:appealTitle')}
      footer={
        <>
          <Button onClick={onClose}>{shop('ui:cancel')}</Button>
          <Button tone="brand" busy={isBusy || pictures.isSending} onClick={send}>
            {t('refund:action_appeal')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p className="text-ink-2">{t('refund:appealText')}</p>
        <Field label={t('refund:appealMessage')} {...(isMissing ? { error: t('refund:needsMessage') } : {})}>
          {(input) => (
            <TextArea
              {...input}
              maxLength={200}
              value={message}
              onChange={(event) => {
                setMessage(event.currentTarget.value)
                setIsMissing(false)
              }}
            />
          )}
        </Field>
        <PictureField {...pictures.field} max={maxRefundImages} label={t('refund:picturesTitle')} />
      </div>
    </Dialog>
  )
}
