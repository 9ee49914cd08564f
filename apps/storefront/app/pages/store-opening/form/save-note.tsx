import { Check, CloudOff } from 'lucide-react'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import type { SaveState } from './use-autosave.ts'

const timeOf = (at: Date): string =>
  `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`

/** Shows whether the input is saved. `isTakenUp`: values of an earlier visit were loaded. */
export function SaveNote({ state, isTakenUp }: { state: SaveState; isTakenUp: boolean }) {
  const t = useDocumentTexts()
  const isSaved = state.is === 'saved' || (state.is === 'idle' && isTakenUp)
  return (
    <p role="status" className="flex items-center gap-1 text-13 text-ink-2">
      {isSaved && <Check size={16} className="text-ok" />}
      {state.is === 'failed' && <CloudOff size={16} className="text-warn" />}
      {state.is === 'saving' && t('opening:saving')}
      {state.is === 'failed' && t('opening:saveFailed')}
      {state.is === 'saved' && t('opening:saved', { time: timeOf(state.at) })}
      {state.is === 'idle' && isTakenUp && t('opening:savedBefore')}
    </p>
  )
}
