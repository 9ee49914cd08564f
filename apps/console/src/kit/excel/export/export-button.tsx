import { DownloadOutlined, DownOutlined } from '@ant-design/icons'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { App, Button, Dropdown, Space, Tooltip } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { ExportProps } from './export-props.ts'
import type { Row } from '../../fields/row.ts'
import { ExportAllDialog } from './export-all-dialog.tsx'
import { useExportAll } from './use-export-all.ts'

/** Writes what is at hand into a file: the selection, else the rows of the page. No call is made (spec §7). */
function useExport({ name, columns, namesOf }: ExportProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { message } = App.useApp()
  const [isBusy, setBusy] = useState(false)

  async function run(rows: readonly Row[]): Promise<void> {
    if (!rows.length) return void message.warning(t('excel.nothing'))
    setBusy(true)
    try {
      const { exportFile } = await loadChunk(() => import('./export-file.ts'))
      await exportFile({ name, columns, rows, names: await namesOf(rows) }, locale)
      message.success(t('excel.exported', { n: rows.length }))
    } catch {
      message.error(t('excel.exportFailed'))
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}

/** Exports the selection or the page; its menu also exports all rows that the filters let through. */
export function ExportButton(props: ExportProps) {
  const { rows, selection, disabled } = props
  const { t } = useTranslation()
  const { run, isBusy } = useExport(props)
  const all = useExportAll(props)
  const isDisabled = disabled !== undefined
  const items = [
    { key: 'rows', label: t('excel.exportRows', { n: rows.length }), disabled: !rows.length },
    { key: 'selection', label: t('excel.exportSelection', { n: selection.length }), disabled: !selection.length },
    { key: 'all', label: t('excel.exportAll') },
  ]
  const choose = (key: string): void => void (key === 'all' ? all.start() : run(key === 'rows' ? rows : selection))
  return (
    <>
      <Tooltip title={disabled}>
        <Space.Compact>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={isBusy}
            disabled={isDisabled}
            onClick={() => void run(selection.length ? selection : rows)}
          >
            {t('excel.export')}
          </Button>
          <Dropdown menu={{ items, onClick: ({ key }) => choose(key) }} trigger={['click']} disabled={isDisabled}>
            <Button
              icon={<DownOutlined aria-hidden />}
              aria-label={t('excel.moreExports')}
              aria-haspopup="menu"
              disabled={isDisabled}
            />
          </Dropdown>
        </Space.Compact>
      </Tooltip>
      {all.state && <ExportAllDialog state={all.state} onRetry={() => void all.start()} onClose={all.close} />}
    </>
  )
}
