import type { Resource } from '@fangshi/contract/resource'
import { messageOf } from '@fangshi/contract/errors'
import { App } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { screenTexts } from './texts.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** Most rows that one call deletes (rules §11: ids joined by comma). */
const maxIds = 400

/** Deletes after asking (spec §5). Without rows it says so and asks nothing. */
export function useDelete<R extends { readonly id: number }>(
  resource: Pick<Resource, 'destroy'>,
  onDeleted: (rows: readonly R[]) => void,
): (rows: readonly R[]) => void {
  const t = useText()
  const locale = useLocale()
  const { message, modal } = App.useApp()

  async function destroy(rows: readonly R[]): Promise<void> {
    try {
      await call(resource.destroy, { params: { ids: rows.map(({ id }) => id).join(',') } })
    } catch {
      return // the call has said why
    }
    message.success(t(screenTexts.deleted, { count: rows.length }))
    onDeleted(rows)
  }

  return (rows) => {
    if (!rows.length) return void message.error(messageOf('NOT_SELECTED', locale))
    if (rows.length > maxIds) return void message.error(t(screenTexts.tooMany, { max: maxIds }))
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
