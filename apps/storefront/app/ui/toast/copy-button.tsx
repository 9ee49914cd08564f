import { Copy } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { toast } from './toast-store.ts'

/** Copies a number to the clipboard; `label` says which. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const t = useText()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      toast({ text: t('ui:copied'), tone: 'ok' })
    } catch {
      // Without clipboard permission, the number can still be selected.
    }
  }
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-full text-ink-2 transition duration-200 hover:bg-sunken hover:text-ink"
    >
      <Copy size={16} />
    </button>
  )
}
