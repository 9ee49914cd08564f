import { maxRefundImages } from '@fangshi/contract/refund-states'
import type { ShopperRefundDetail } from '@fangshi/contract/refunds'
import { useState } from 'react'
import { SubmitButton } from '~/form/submit-button.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { TextArea } from '~/ui/inputs/text-input.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { PictureField } from '~/pictures/picture-field.tsx'
import { usePictures } from '~/pictures/use-pictures.ts'
import { useMoveRefund } from './use-move-refund.ts'

/** A message with pictures, which the store and the platform read. It empties once it is sent. */
export function MessageForm({ refund }: { refund: ShopperRefundDetail }) {
  const t = useRefundTexts()
  const { move, isMoving } = useMoveRefund(refund)
  const pictures = usePictures()
  const [message, setMessage] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const send = async (): Promise<void> => {
    const text = message.trim()
    setIsMissing(!text)
    if (!text || pictures.isSending) return
    if (!(await move({ action: 'message', message: text, images: [...pictures.images] }))) return
    setMessage('')
    pictures.clear()
  }
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={t('refund:write')} {...(isMissing ? { error: t('refund:needsMessage') } : {})}>
        {(input) => (
          <TextArea
            {...input}
            rows={2}
            maxLength={200}
            placeholder={t('refund:writeExample')}
            value={message}
            onChange={(event) => {
              setMessage(event.currentTarget.value)
              setIsMissing(false)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PictureField {...pictures.field} max={maxRefundImages} label={t('refund:picturesTitle')} />
        <SubmitButton tone="outline" busy={isMoving || pictures.isSending}>
          {t('refund:send')}
        </SubmitButton>
      </div>
    </form>
  )
}
