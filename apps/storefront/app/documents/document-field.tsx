import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { fileLimits } from '@fangshi/contract/files'
import { CircleAlert, FileUp, LoaderCircle, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type Ref } from 'react'
import { showError } from '~/api/call.ts'
import { useErrorText } from '~/form/field-errors.ts'
import { useDocumentTexts } from './own-texts.ts'
import { useText } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { DocumentPreview } from './document-preview.tsx'
import { uploadDocument } from './upload-document.ts'

/** Chooses, uploads and shows a private picture or PDF. `value` is the uploaded address; saving the form keeps it. */
export function DocumentField({
  label,
  value,
  error,
  onChange,
  onSending,
  ref,
}: {
  label: string
  value: string
  error: string | undefined
  onChange: (address: string) => void
  /** Called with a running upload, so the form can wait for it. */
  onSending: (work: Promise<unknown>) => void
  ref?: Ref<HTMLButtonElement>
}) {
  const t = useDocumentTexts()
  const shop = useText()
  const errorText = useErrorText()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.currentTarget.files?.[0]
    // So the same file can be chosen again.
    event.currentTarget.value = ''
    if (!file) return
    if (file.size > fileLimits.image) return setRefusal('FILE_TOO_LARGE')
    setRefusal(undefined)
    setIsSending(true)
    try {
      onChange(await uploadDocument(file))
    } catch (cause) {
      if (cause instanceof NoAnswerError) setRefusal(shop('errors:offline'))
      else if (!(cause instanceof CallError)) throw cause
      else if (cause.code === 401) showError(cause)
      else setRefusal(cause.message)
    } finally {
      setIsSending(false)
    }
  }
  const problem = errorText(refusal) ?? error
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <p className="font-medium">{label}</p>
      <div
        className={classNames(
          'flex aspect-8/5 items-center justify-center overflow-hidden rounded-2 border bg-sunken',
          problem ? 'border-bad' : 'border-line',
          !value && 'border-dashed',
        )}
      >
        {isSending ? (
          <span role="status" className="flex items-center gap-2 text-13 text-ink-2">
            <LoaderCircle size={18} className="motion-safe:animate-spin" />
            {t('document:sending')}
          </span>
        ) : value ? (
          <DocumentPreview address={value} label={label} />
        ) : (
          <FileUp size={28} className="text-ink-3" aria-hidden />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={ref}
          busy={isSending}
          aria-label={t(value ? 'document:replaceOf' : 'document:chooseOf', { label })}
          aria-describedby={problem ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          {t(value ? 'document:replace' : 'document:choose')}
        </Button>
        {value && !isSending && (
          <Button tone="quiet" aria-label={t('document:removeOf', { label })} onClick={() => onChange('')}>
            <Trash2 size={18} />
            {shop('ui:remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif,application/pdf"
        aria-label={label}
        hidden
        onChange={(event) => onSending(choose(event))}
      />
      {problem && (
        <p id={errorId} role="alert" className="flex items-center gap-1 text-13 text-bad">
          <CircleAlert size={14} />
          {problem}
        </p>
      )}
    </div>
  )
}
