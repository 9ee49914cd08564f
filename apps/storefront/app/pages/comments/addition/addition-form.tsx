import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { maxCommentImages } from '@fangshi/contract/comment-states'
import { addToComment } from '@fangshi/contract/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call, showError } from '~/api/call.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFocusFirstWrong } from '~/form/use-focus-first-wrong.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { PictureField } from '~/pictures/picture-field.tsx'
import { links } from '~/routing/links.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { useWritingTexts } from '../own-texts.ts'
import { hasTextOrImages, readTextAndImages, type TextAndImages } from '../writing/text-and-images.ts'
import { TextField } from '../writing/text-field.tsx'
import { useDraft } from '../writing/use-draft.ts'

const worthKeeping = (draft: TextAndImages): TextAndImages | undefined => (hasTextOrImages(draft) ? draft : undefined)

const empty = readTextAndImages(undefined)

/** The text and pictures that are added to a comment; what is written stays after a refusal. */
export function AdditionForm({ commentId, goodsName }: { commentId: number; goodsName: string }) {
  const t = useWritingTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const focusFirstWrong = useFocusFirstWrong()
  const draft = useDraft(`addition-${commentId}`, readTextAndImages, worthKeeping)
  const { content, images } = draft.value
  const [isMissing, setIsMissing] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const send = async (form: HTMLElement): Promise<void> => {
    const text = content.trim()
    setIsMissing(!text)
    if (!text) return focusFirstWrong(form)
    setIsSending(true)
    setRefusal(undefined)
    try {
      const body = { content: text, ...(images.length ? { images: [...images] } : {}) }
      await call(addToComment, { params: { id: commentId }, body }, { quiet: true })
      draft.change(() => empty)
      toast({ text: t('writing:added'), tone: 'ok' })
      await navigate(localPath(links.ownComments()), { replace: true })
      void client.invalidateQueries({ queryKey: ['comments'] })
    } catch (error) {
      if (error instanceof NoAnswerError) setRefusal(t('errors:offline'))
      else if (!(error instanceof CallError)) throw error
      else if (error.code === 401) showError(error)
      else setRefusal(error.message)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <form
      noValidate
      className="card space-y-4 p-4 md:p-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <FormAlert text={refusal} />
      <TextField
        label={t('writing:additionText')}
        placeholder={t('writing:additionExample')}
        value={content}
        error={isMissing ? t('writing:needsText') : undefined}
        onChange={(next) => {
          setIsMissing(false)
          draft.change((before) => ({ ...before, content: next }))
        }}
      />
      <PictureField
        images={images}
        label={t('writing:picturesOf', { name: goodsName })}
        max={maxCommentImages}
        onAdd={(image) =>
          draft.change((before) => ({ ...before, images: [...before.images.filter((one) => one !== image), image] }))
        }
        onRemove={(image) =>
          draft.change((before) => ({ ...before, images: before.images.filter((one) => one !== image) }))
        }
        onSending={setIsUploading}
      />
      <div className="flex justify-end">
        <SubmitButton busy={isSending || isUploading}>{t('writing:submitAddition')}</SubmitButton>
      </div>
    </form>
  )
}
