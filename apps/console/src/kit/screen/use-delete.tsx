import { CallError } from '@fangshi/contract/client'
import type { Resource } from '@fangshi/contract/resource'
import { messageOf, type ErrorKey } from '@fangshi/contract/errors'
import { App } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { BlockedList, type BlockedRow } from './blocked-list.tsx'
import { screenTexts } from './texts.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { maxActRows } from '../list/selection.ts'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** Deletes after asking (spec §5). Without rows it says so and asks nothing. */
export function useDelete<R extends { readonly id: number }>(
  resource: Pick<Resource, 'destroy'>,
  onDeleted: (rows: readonly R[]) => void,
): (rows: readonly R[]) => void {
  const t = useText()
  const locale = useLocale()
  const { message, modal } = App.useApp()

  /** Names what must stay or is gone by now, and deletes the rest if that is wanted. */
  function askForRest(rows: readonly R[], blocked: readonly BlockedRow[]): void {
    const isBlocked = ({ id }: R, key?: ErrorKey): boolean =>
      blocked.some((row) => row.id === id && (!key || row.key === key))
    const rest = rows.filter((row) => !isBlocked(row))
    const gone = rows.filter((row) => isBlocked(row, 'NOT_FOUND'))
    if (gone.length) onDeleted(gone)
    const title = t(screenTexts.blocked)
    const content = <BlockedList rows={blocked} />
    if (!rest.length) return void modal.info({ title, content, okText: t(actionTexts.close) })
    modal.confirm({
      title,
      content,
      okText: t(screenTexts.deleteRest, { count: rest.length }),
      okButtonProps: { danger: true },
      cancelText: t(actionTexts.cancel),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => destroy(rest),
    })
  }

  async function destroy(rows: readonly R[]): Promise<void> {
    try {
      await call(resource.destroy, { params: { ids: rows.map(({ id }) => id).join(',') } })
    } catch (error) {
      const isBlocked = error instanceof CallError && error.key === 'DELETE_BLOCKED'
      if (isBlocked) askForRest(rows, error.details.blocked as BlockedRow[])
      return // the call has said why
    }
    message.success(t(screenTexts.deleted, { count: rows.length }))
    onDeleted(rows)
  }

  return (rows) => {
    if (!rows.length) return void message.error(messageOf('NOT_SELECTED', locale))
    if (rows.length > maxActRows) return void message.error(t(screenTexts.tooMany, { max: maxActRows }))
    modal.confirm({
      title: t(screenTexts.confirmDelete),
      content: t(screenTexts.deleteCount, { count: rows.length }),
      okText: t(actionTexts.delete),
      okButtonProps: { danger: true },
      cancelText: t(actionTexts.cancel),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => destroy(rows),
    })
  }
}
