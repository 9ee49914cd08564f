import type { CommentForm } from '@fangshi/contract/comments'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormAlert } from '~/form/form-alert.tsx'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { useWritingTexts } from '../own-texts.ts'
import { useDraft } from '../writing/use-draft.ts'
import { ClosedLine, LineCard, starsId } from './line-card.tsx'
import { bodyOf, emptyLine, isTouched, missingScores, readLines, touchedLines, type LineDraft } from './line-drafts.ts'
import { useSendComments } from './use-send-comments.ts'

/** All lines of an order, each with its own comment; lines without input can be commented on later. */
export function CommentLines({ form: { order_id, lines, comment_before } }: { form: CommentForm }) {
  const t = useWritingTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const draft = useDraft(`order-${order_id}`, readLines, touchedLines)
  const [isChecked, setIsChecked] = useState(false)
  const [uploads, setUploads] = useState(0)
  const { send, isSending, refusal } = useSendComments(order_id)

  const open = lines.filter(({ obstacle }) => obstacle === null)
  const draftOf = (id: number): LineDraft => draft.value[id] ?? emptyLine
  // Without any, the first one is asked for.
  const touched = open.filter(({ id }) => isTouched(draftOf(id)))
  const toSend = touched.length ? touched : open.slice(0, 1)
  const change = (id: number, to: (line: LineDraft) => LineDraft): void =>
    draft.change((all) => ({ ...all, [id]: to(all[id] ?? emptyLine) }))

  const submit = async (): Promise<void> => {
    setIsChecked(true)
    const wrong = toSend.find(({ id }) => missingScores(draftOf(id)).length > 0)
    if (wrong) {
      const [name = 'score'] = missingScores(draftOf(wrong.id))
      document.getElementById(starsId(wrong.id, name))?.focus()
      return
    }
    const bodies = toSend.map(({ id }) => bodyOf(id, draftOf(id))).filter((body) => body !== undefined)
    if (!(await send(bodies))) return
    const sent = new Set(bodies.map(({ line_id }) => line_id))
    draft.change((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !sent.has(Number(id)))))
    setIsChecked(false)
    const left = open.length - sent.size
    toast({ text: left ? t('writing:submittedSome', { count: left }) : t('writing:submitted'), tone: 'ok' })
    if (!left) await navigate(localPath(links.ownComments()), { replace: true })
  }
  return (
    <div className="space-y-3 md:space-y-4">
      <p role="status" className="flex flex-wrap gap-x-4 text-13 text-ink-2 empty:hidden">
        {comment_before && <span>{t('writing:before', { time: comment_before.slice(0, 16) })}</span>}
        {touched.length > 0 && <span>{t(draft.isTakenUp ? 'writing:draftTaken' : 'writing:draftKept')}</span>}
      </p>
      {lines.map((line) =>
        line.obstacle === null ? (
          <LineCard
            key={line.id}
            line={line}
            draft={draftOf(line.id)}
            isChecked={isChecked && toSend.includes(line)}
            onChange={(next) => change(line.id, () => next)}
            onAddImage={(image) =>
              change(line.id, (before) => ({
                ...before,
                images: [...before.images.filter((one) => one !== image), image],
              }))
            }
            onSending={(isOne) => setUploads((count) => count + (isOne ? 1 : -1))}
          />
        ) : (
          <ClosedLine key={line.id} line={line} />
        ),
      )}
      <FormAlert text={refusal} />
      {open.length > 0 && (
        <div
          data-bottom-bar
          className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex items-center justify-end gap-4 border-t border-line bg-surface px-4 py-2 md:mx-0 md:rounded-3 md:border md:px-6 md:py-3 lg:bottom-4"
        >
          {touched.length > 0 && open.length > 1 && (
            <p className="mr-auto text-13 text-ink-2">{t('writing:chosen', { count: touched.length })}</p>
          )}
          <Button tone="brand" busy={isSending || uploads > 0} onClick={() => void submit()}>
            {t('writing:submit')}
          </Button>
        </div>
      )}
    </div>
  )
}
