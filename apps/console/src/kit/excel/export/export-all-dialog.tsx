import { Alert, Button, Modal, Progress } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { exportTexts } from './texts.ts'
import { workbookTexts } from '../workbook/texts.ts'
import { actionTexts } from '../../../i18n/texts.ts'
import { errorText } from '../../../session/api.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { maxExportRows, percentOf } from './all-rows.ts'
import type { ExportState } from './use-export-all.ts'

interface Props {
  state: ExportState
  onRetry: () => void
  /** Cancels the export. */
  onClose: () => void
}

function Body({ state }: { state: ExportState }) {
  const t = useText()
  const locale = useLocale()
  const number = (value: number): string => value.toLocaleString(locale)
  switch (state.at) {
    case 'reading':
    case 'writing':
      return (
        <>
          <Progress percent={percentOf(state)} aria-label={t(exportTexts.exportAll)} status="active" />
          <p role="status">
            {state.at === 'writing'
              ? t(exportTexts.writing)
              : t(exportTexts.readRows, { rows: number(state.rows), total: number(state.total) })}
          </p>
        </>
      )
    case 'failed':
      return (
        <Alert type="error" showIcon title={t(workbookTexts.notMade)} description={errorText(state.error, locale)} />
      )
    case 'done':
      return (
        <Alert
          type={state.isCut ? 'warning' : 'success'}
          showIcon
          title={t(exportTexts.exported, { n: number(state.rows) })}
          description={state.isCut ? t(exportTexts.cut, { n: number(maxExportRows) }) : undefined}
        />
      )
  }
}

/** The progress of an export of all rows; it can be cancelled at any time. */
export function ExportAllDialog({ state, onRetry, onClose }: Props) {
  const t = useText()
  const isRunning = state.at === 'reading' || state.at === 'writing'
  return (
    <Modal
      open
      title={t(exportTexts.exportAll)}
      closable={isRunning ? false : { 'aria-label': t(actionTexts.close) }}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(isRunning ? actionTexts.cancel : actionTexts.close)}</Button>
          {state.at === 'failed' && (
            <Button type="primary" onClick={onRetry}>
              {t(actionTexts.retry)}
            </Button>
          )}
        </>
      }
    >
      <Body state={state} />
    </Modal>
  )
}
