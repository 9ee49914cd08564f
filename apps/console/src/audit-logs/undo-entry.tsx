import { undoAuditLog, undoOwnAuditLog, type auditLogs } from '@fangshi/contract/access'
import { messageOf, type ErrorKey } from '@fangshi/contract/errors'
import type { DetailOf } from '@fangshi/contract/resource'
import { UndoOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useId } from 'react'
import type { Area } from '../kit/figures/area-figures.ts'
import { actionTexts } from '../i18n/texts.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { call } from '../session/api.ts'
import { queries } from '../session/queries.ts'
import styles from './entry.module.css'
import { undoTexts as texts } from './texts.ts'

type Entry = Pick<DetailOf<typeof auditLogs>, 'id' | 'action' | 'undo'>

const undoIn = { Admin: undoAuditLog, Seller: undoOwnAuditLog } as const

/** Takes a change back after a confirmation; where that cannot be, it says why. Nothing for who may not, or of other kinds. */
export function UndoEntry({ area, entry: { id, action, undo } }: { area: Area; entry: Entry }) {
  const t = useText()
  const locale = useLocale()
  const reason = useId()
  const { modal, message } = App.useApp()
  const isDelete = action.endsWith('.destroy')
  const take = useMutation({
    mutationFn: () => call(undoIn[area], { params: { id } }),
    onSuccess: () => message.success(t(texts.done)),
    // A refusal means that the entry stands otherwise than it is shown.
    onSettled: () => queries.invalidateQueries(),
  })
  if (!undo || undo.refusal === 'FORBIDDEN') return null
  const press = async (): Promise<void> => {
    const isSure = await modal.confirm({
      title: t(isDelete ? texts.askDelete : texts.askUpdate),
      content: t(isDelete ? texts.meansDelete : texts.meansUpdate),
      okText: t(isDelete ? texts.okDelete : texts.okUpdate),
      cancelText: t(actionTexts.cancel),
      focusable: { autoFocusButton: 'cancel' },
    })
    if (isSure) take.mutate()
  }
  return (
    <p className={styles.undo}>
      <Button
        icon={<UndoOutlined aria-hidden />}
        disabled={undo.refusal !== null}
        loading={take.isPending}
        aria-describedby={undo.refusal === null ? undefined : reason}
        onClick={() => void press()}
      >
        {t(texts.undo)}
      </Button>
      {undo.refusal !== null && <span id={reason}>{messageOf(undo.refusal as ErrorKey, locale)}</span>}
    </p>
  )
}
