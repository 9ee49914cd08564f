import { App } from 'antd'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { workbookTexts } from '../workbook/texts.ts'
import { importTexts } from './texts.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { Sheet } from '../workbook/cells.ts'
import { download, fileName } from '../workbook/download.ts'
import { reasonLabel } from './headings.ts'
import { writeFile } from '../workbook/in-worker.ts'
import type { ImportForm, Plan, Problem } from './plan.ts'
import { problemSheet } from './problems.ts'
import { templateSheets } from './template.ts'

/** The files that an import gives: its template and the rows that are to be corrected. */
export function useSheetFiles(name: string, it: ImportForm) {
  const t = useText()
  const locale = useLocale()
  const { message } = App.useApp()
  const [isBusy, setBusy] = useState(false)

  async function give(sheets: readonly Sheet[], title: string): Promise<void> {
    setBusy(true)
    try {
      download(await writeFile(sheets), fileName(`${name} ${title}`, new Date()))
    } catch {
      message.error(t(workbookTexts.notMade))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    template: () => void give(templateSheets(it, locale), t(importTexts.templateName)),
    badRows: (plan: Plan, problems: readonly Problem[]) =>
      void give([problemSheet(plan, problems, locale)], reasonLabel[locale]),
  }
}
