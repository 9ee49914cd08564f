import { useState } from 'react'
import type { UiText } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { textarea } from '../kit/fields/build.ts'
import type { FieldSpecs } from '../kit/fields/spec.ts'
import { ActDialog } from '../kit/screen/act-dialog.tsx'
import type { RowAction } from '../kit/table/row-action.ts'
import { texts } from './comment-texts.ts'

/** An action on a comment. */
export interface CommentAct {
  right: string
  label: UiText
  explained: UiText
  isDanger?: boolean
  fields: FieldSpecs
  send: (id: number, text: string) => Promise<unknown>
}

/** The one field of an act. */
export const actFields = {
  reply: { text: textarea(texts.reply, { required: true, maxlength: 500, rows: 4, span: 24 }) },
  reason: { text: textarea(texts.reason, { required: true, maxlength: 200, rows: 3, span: 24 }) },
} as const satisfies Record<string, FieldSpecs>

interface CommentWithActions {
  id: number
  goods_name: string
  actions: readonly string[]
}

/** The buttons of a comment, and the dialog of the one that was pressed. */
export function useCommentActs(acts: Readonly<Record<string, CommentAct>>) {
  const t = useText()
  const [open, setOpen] = useState<{ act: CommentAct; comment: CommentWithActions; reload: () => void }>()
  const actionsOf = (comment: CommentWithActions, reload: () => void): RowAction[] =>
    comment.actions.flatMap((name) => {
      const act = acts[name]
      if (!act) return []
      const { right, label, isDanger = false } = act
      return [{ key: name, right, label: t(label), isDanger, onClick: () => setOpen({ act, comment, reload }) }]
    })
  const close = (): void => setOpen(undefined)
  const dialog = open && (
    <ActDialog
      title={open.act.label}
      action={open.act.label}
      subject={open.comment.goods_name}
      explained={open.act.explained}
      isDanger={open.act.isDanger ?? false}
      fields={open.act.fields}
      submit={({ text }) => open.act.send(open.comment.id, String(text ?? ''))}
      onClose={close}
      onDone={() => {
        open.reload()
        close()
      }}
    />
  )
  return { actionsOf, dialog }
}
