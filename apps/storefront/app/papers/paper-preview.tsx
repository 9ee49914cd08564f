import { FileText, LoaderCircle } from 'lucide-react'
import { usePapersText } from '~/i18n/papers-text.ts'
import { usePaper } from './use-paper.ts'

/** A handed-in paper: the picture, or a sign for a PDF; pressing it opens the whole. */
export function PaperPreview({ address, label }: { address: string; label: string }) {
  const t = usePapersText()
  const { url, isPdf, isFailed } = usePaper(address)
  const isPicture = url && !isPdf
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('paper:open', { label })}
      className="flex size-full items-center justify-center text-13 text-ink-2"
    >
      {isPicture ? (
        <img src={url} alt="" className="size-full object-contain" />
      ) : (
        <span className="flex flex-col items-center gap-2 p-3 text-center">
          {url || isFailed ? <FileText size={28} /> : <LoaderCircle size={28} className="motion-safe:animate-spin" />}
          {t(url ? 'paper:isPdf' : isFailed ? 'paper:previewFailed' : 'paper:opening')}
        </span>
      )}
    </a>
  )
}
