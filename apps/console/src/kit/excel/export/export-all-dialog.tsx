import { Alert, Button, Modal, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../session/api.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { maxExportRows } from './all-rows.ts'
import type { ExportState } from './use-export-all.ts'

interface Props {
  state: ExportState
  onRetry: () => void
  /** Cancels what runs. */
  onClose: () => void
}

const percentOf = ({ rows, total }: { rows: number; total: number }): number =>
  total ? Math.min(100, Math.floor((rows / total) * 100)) : 0

function Body({ state }: { state: ExportState }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const number = (value: number): string => value.toLocaleString(locale)
  switch (state.at) {
    case 'reading':
    case 'writing':
      return (
        <>
          <Progress percent={percentOf(state)} aria-label={t('excel.exportAll')} status="active" />
          <p role="status">
            {state.at === 'writing'
              ? t('excel.writing')
              : t('excel.readRows', { rows: number(state.rows), total: number(state.total) })}
          </p>
        </>
      )
    case 'failed':
      return (
        <Alert type="error" showIcon title={t('excel.exportFailed')} description={errorText(state.error, locale)} />
      )
    case 'done':
      return (
        <Alert
          type={state.isCut ? 'warning' : 'success'}
          showIcon
          title={t('excel.exported', { n: number(state.rows) })}
          description={state.isCut ? t('excel.cut', { n: number(maxExportRows) }) : undefined}
        />
      )
  }
}

/** How far an export of all rows is; it can be cancelled at any time. */
export function ExportAllDialog({ state, onRetry, onClose }: Props) {
  const { t } = useTranslation()
  const isRunning = state.at === 'reading' || state.at === 'writing'
  return (
    <Modal
      open
      title={t('excel.exportAll')}
      closable={isRunning ? false : { 'aria-label': t('excel.close') }}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(isRunning ? 'excel.cancel' : 'excel.close')}</Button>
          {state.at === 'failed' && (
            <Button type="primary" onClick={onRetry}>
              {t('excel.again')}
            </Button>
          )}
        </>
      }
    >
      <Body state={state} />
    </Modal>
  )
}
