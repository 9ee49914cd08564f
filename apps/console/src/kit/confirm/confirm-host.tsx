import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { AreaName } from '../../areas/areas.ts'
import { onConfirmationNeeded } from '../../session/confirmations.ts'

const ConfirmDialog = lazy(() => loadChunk(() => import('./confirm-dialog.tsx')))

interface Question {
  area: AreaName
  answer: (isConfirmed: boolean) => void
}

/** Shows the dialog in which a person proves who they are, over whatever is open, while calls wait for it. */
export function ConfirmHost() {
  const [question, setQuestion] = useState<Question>()
  useEffect(() => onConfirmationNeeded((area) => new Promise((answer) => setQuestion({ area, answer }))), [])
  if (!question) return null
  const close = (isConfirmed: boolean): void => {
    setQuestion(undefined)
    question.answer(isConfirmed)
  }
  return (
    <Suspense>
      <ConfirmDialog area={question.area} onClose={close} />
    </Suspense>
  )
}
