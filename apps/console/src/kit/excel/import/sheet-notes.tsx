import { messageOf } from '@fangshi/contract/errors'
import { Alert } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { importTexts } from './texts.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { Plan, SheetFault } from './plan.ts'

function useFaultText(): (fault: SheetFault) => string {
  const t = useText()
  const locale = useLocale()
  return (fault) => {
    switch (fault.why) {
      case 'noHeadings':
        return t(importTexts.noHeadings)
      case 'noRows':
        return messageOf('IMPORT_EMPTY', locale)
      case 'tooLong':
        return messageOf('IMPORT_TOO_LONG', locale)
      case 'missing':
      case 'twice': {
        const names = fault.columns.map(({ label }) => label[locale]).join(locale === 'en' ? ', ' : '、')
        return t(fault.why === 'missing' ? importTexts.missingColumns : importTexts.columnsTwice, { names })
      }
    }
  }
}

/** Remarks on a sheet as a whole. */
export function SheetNotes({ plan }: { plan: Plan }) {
  const t = useText()
  const faultText = useFaultText()
  const locale = useLocale()
  const { fault, unknown, examples } = plan
  const comma = locale === 'en' ? ', ' : '、'
  const notes = [
    ...(unknown.length ? [t(importTexts.unknownColumns, { names: unknown.join(comma) })] : []),
    ...(examples.length ? [t(importTexts.examplesSkipped, { rows: examples.join(comma) })] : []),
  ]
  return (
    <>
      {fault && <Alert type="error" showIcon title={faultText(fault)} />}
      {notes.map((note) => (
        <Alert key={note} type="info" showIcon title={note} />
      ))}
    </>
  )
}
