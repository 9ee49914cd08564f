import { localText, type LocalText } from '@fangshi/contract/locale'
import { useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import type { UiText } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import type { RowAction } from '../kit/table/row-action.ts'
import { activityTexts as texts } from './activity-texts.ts'
import { StopDialog } from './stop-dialog.tsx'

interface Props<Row> {
  /** Who may stop one. */
  right: string
  /** What the dialog calls it. */
  nameOf: (row: Row) => LocalText
  /** What stopping does and what it leaves. */
  explained: UiText
  stop: (id: number, reason: string) => Promise<unknown>
}

/** The button that stops a promotion of a list, and its dialog (rules §9). */
export function useStop<Row extends { id: number; actions: readonly string[] }>(props: Props<Row>) {
  const t = useText()
  const locale = useLocale()
  const [open, setOpen] = useState<{ row: Row; reload: () => void }>()
  const actionsOf = (row: Row, reload: () => void): RowAction[] => {
    if (!row.actions.includes('stop')) return []
    const onClick = (): void => setOpen({ row, reload })
    return [{ key: 'stop', right: props.right, label: t(texts.stop), isDanger: true, onClick }]
  }
  const close = (): void => setOpen(undefined)
  const dialog = open && (
    <StopDialog
      subject={localText(props.nameOf(open.row), locale)}
      explained={props.explained}
      send={(reason) => props.stop(open.row.id, reason)}
      onClose={close}
      onDone={() => {
        open.reload()
        close()
      }}
    />
  )
  return { actionsOf, dialog }
}
