import { Copy } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { IconButton } from './icon-button.tsx'
import { toast } from './toast-store.ts'

/** Puts a number into the clipboard; `label` says which. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const t = useText()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      toast({ text: t('ui:copied'), tone: 'ok' })
    } catch {
      // No right to the clipboard: the number stands there to be selected.
    }
  }
  return <IconButton icon={Copy} size={16} label={label} onClick={() => void copy()} className="size-8 md:size-7" />
}
