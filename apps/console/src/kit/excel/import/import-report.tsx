import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Spin } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { importTexts } from './texts.ts'
import { errorText } from '../../../session/api.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { FormChoices } from './choices.ts'
import styles from './import-dialog.module.css'
import { badRows, type Plan, type Problem } from './plan.ts'
import { PreviewTable } from './preview-table.tsx'
import { ProblemTable } from './problem-table.tsx'
import { SheetNotes } from './sheet-notes.tsx'
import type { ImportState } from './import-state.ts'

interface Props {
  state: ImportState
  choices: FormChoices
  /** Downloads the invalid rows with their reasons. */
  onDownload: (plan: Plan, problems: readonly Problem[]) => void
}

function Problems({
  plan,
  problems,
  title,
  onDownload,
}: Omit<Props, 'state' | 'choices'> & {
  plan: Plan
  problems: readonly Problem[]
  title: string
}) {
  const t = useText()
  return (
    <>
      <Alert
        type="error"
        showIcon
        title={title}
        description={
          <div className={styles.advice}>
            <span>{t(importTexts.nothingYet)}</span>
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => onDownload(plan, problems)}>
              {t(importTexts.downloadBad)}
            </Button>
          </div>
        }
      />
      <ProblemTable plan={plan} problems={problems} />
    </>
  )
}

/** The state of the import: what the file contains, what is wrong with it, how the import went. */
export function ImportReport({ state, choices, onDownload }: Props): ReactNode {
  const t = useText()
  const locale = useLocale()
  switch (state.at) {
    case 'empty':
      return null
    case 'reading':
      return <Spin className={styles.waiting} description={t(importTexts.reading)} />
    case 'unreadable':
      return <Alert type="error" showIcon title={t(importTexts.unreadable[state.why])} />
    case 'done':
      return (
        <Alert
          type="success"
          showIcon
          title={t(importTexts.imported, { n: state.rows })}
          {...(state.note ? { description: state.note } : {})}
        />
      )
    case 'failed':
      return (
        <Alert
          type="error"
          showIcon
          title={errorText(state.error, locale)}
          description={t(state.isUnknown ? importTexts.unknownEnd : importTexts.nothingImported)}
        />
      )
    case 'refused': {
      const { plan, problems, wrongRows } = state
      const named = badRows(problems).size
      const title = t(named < wrongRows ? importTexts.badRowsCut : importTexts.badRows, { n: wrongRows, named })
      return <Problems plan={plan} problems={problems} title={title} onDownload={onDownload} />
    }
    case 'checked':
    case 'sending': {
      const { plan } = state
      const bad = badRows(plan.problems).size
      return (
        <>
          <SheetNotes plan={plan} />
          {bad > 0 && (
            <Problems
              plan={plan}
              problems={plan.problems}
              title={t(importTexts.badRows, { n: bad })}
              onDownload={onDownload}
            />
          )}
          {plan.rows.length > 0 && <PreviewTable plan={plan} choices={choices} />}
        </>
      )
    }
  }
}
