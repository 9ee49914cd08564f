import { ClipboardPaste } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { TextArea } from '~/ui/inputs/text-input.tsx'
import { parseAddress, type ParsedAddress } from './parse-address.ts'
import { useAreasBelow } from './use-areas.ts'
import { useAddressTexts } from './own-texts.ts'

/** A text box for a full pasted address; `onParsed` receives its parts to fill the fields below. */
export function PasteAddress({ onParsed }: { onParsed: (address: ParsedAddress) => void }) {
  const t = useAddressTexts()
  const id = useId()
  const below = useAreasBelow()
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [note, setNote] = useState<'filled' | 'failed'>()

  const parse = async (): Promise<void> => {
    if (!text.trim()) return
    setIsBusy(true)
    try {
      onParsed(await parseAddress(text, below))
      setNote('filled')
    } catch {
      setNote('failed')
    }
    setIsBusy(false)
  }

  return (
    <div className="space-y-2 rounded-3 bg-sunken p-3">
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {t('address:paste')}
      </label>
      <TextArea
        id={id}
        rows={2}
        value={text}
        placeholder={t('address:pasteExample')}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setNote(undefined)
        }}
      />
      <div className="flex items-center gap-3">
        <Button size="s" busy={isBusy} onClick={() => void parse()}>
          <ClipboardPaste size={16} />
          {t('address:recognise')}
        </Button>
        <p role="status" className="text-13 text-ink-2">
          {note === 'filled' && t('address:recognised')}
          {note === 'failed' && t('address:areasFailed')}
        </p>
      </div>
    </div>
  )
}
