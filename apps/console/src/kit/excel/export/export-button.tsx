import { DownloadOutlined, DownOutlined } from '@ant-design/icons'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { App, Button, Dropdown, Space, Tooltip } from 'antd'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { exportTexts } from './texts.ts'
import { workbookTexts } from '../workbook/texts.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { ExportProps } from './export-props.ts'
import type { Row } from '../../fields/row.ts'
import { ExportAllDialog } from './export-all-dialog.tsx'
import { useExportAll } from './use-export-all.ts'

/** Writes the selection, else the rows of the page, into a file. No call is made (spec §7). */
function useExport({ name, columns, namesOf }: ExportProps) {
  const t = useText()
  const locale = useLocale()
  const { message } = App.useApp()
  const [isBusy, setBusy] = useState(false)

  async function run(rows: readonly Row[]): Promise<void> {
    if (!rows.length) return void message.warning(t(exportTexts.nothing))
    setBusy(true)
    try {
      const { exportFile } = await loadChunk(() => import('./export-file.ts'))
      await exportFile({ name, columns, rows, names: await namesOf(rows) }, locale)
      message.success(t(exportTexts.exported, { n: rows.length }))
    } catch {
      message.error(t(workbookTexts.notMade))
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}

/** Exports the selection or the page; its menu also exports all rows that the filters let through. */
export function ExportButton(props: ExportProps) {
  const { rows, selection, disabled } = props
  const t = useText()
  const { run, isBusy } = useExport(props)
  const all = useExportAll(props)
  const isDisabled = disabled !== undefined
  const items = [
    { key: 'rows', label: t(exportTexts.exportRows, { n: rows.length }), disabled: !rows.length },
    { key: 'selection', label: t(exportTexts.exportSelection, { n: selection.length }), disabled: !selection.length },
    { key: 'all', label: t(exportTexts.exportAll) },
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
            {t(exportTexts.export)}
          </Button>
          <Dropdown menu={{ items, onClick: ({ key }) => choose(key) }} trigger={['click']} disabled={isDisabled}>
            <Button
              icon={<DownOutlined aria-hidden />}
              aria-label={t(exportTexts.moreExports)}
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
