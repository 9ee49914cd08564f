import { FileText, LoaderCircle } from 'lucide-react'
import { useDocumentTexts } from './own-texts.ts'
import { useDocument } from './use-document.ts'

/** A submitted document: the picture, or an icon for a PDF; a click opens it in full. */
export function DocumentPreview({ address, label }: { address: string; label: string }) {
  const t = useDocumentTexts()
  const { url, isPdf, isFailed } = useDocument(address)
  const isPicture = url && !isPdf
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('document:open', { label })}
      className="flex size-full items-center justify-center text-13 text-ink-2"
    >
      {isPicture ? (
        <img src={url} alt="" className="size-full object-contain" />
      ) : (
        <span className="flex flex-col items-center gap-2 p-3 text-center">
          {url || isFailed ? <FileText size={28} /> : <LoaderCircle size={28} className="motion-safe:animate-spin" />}
          {t(url ? 'document:isPdf' : isFailed ? 'document:previewFailed' : 'document:opening')}
        </span>
      )}
    </a>
  )
}
