import { CallError } from '@fangshi/contract/client'
import { useRef, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { loseSession } from '../../../session/session.ts'
import type { ImportProps } from './import-props.ts'
import { readFile } from '../workbook/in-worker.ts'
import { stateAfter, type ImportState } from './import-state.ts'
import { planImport, type ImportForm, type Plan } from './plan.ts'
import { exampleTest } from './example-row.ts'
import { UnreadableFile } from '../workbook/unreadable-file.ts'

/** Largest file that is read; 5,000 rows are far below it. */
const maxBytes = 20 * 1024 * 1024

/** An answer that reports neither success nor an error. */
class HalfAnswer extends Error {}

async function send(props: ImportProps, plan: Plan, key: string): Promise<ImportState> {
  const rows = plan.rows.map(({ body }) => body)
  const answer: { imported?: unknown; note?: string } | null = await props.send(rows, key)
  if (answer?.imported !== rows.length) throw new HalfAnswer()
  return { at: 'done', rows: rows.length, note: answer.note }
}

/** One import from the file to the answer. Rows are sent once, all or none (rules §12). */
export function useImport(props: ImportProps, it: ImportForm) {
  const locale = useLocale()
  const [state, setState] = useState<ImportState>({ at: 'empty' })
  const [fileName, setFileName] = useState('')
  const latest = useRef<File>(null)
  const key = useRef('')

  async function choose(files: readonly File[]): Promise<void> {
    const [file] = files
    if (!file) return
    latest.current = file
    key.current = crypto.randomUUID()
    setFileName(file.name)
    if (files.length > 1) return setState({ at: 'unreadable', why: 'SEVERAL' })
    if (file.size > maxBytes) return setState({ at: 'unreadable', why: 'TOO_LARGE' })
    setState({ at: 'reading' })
    const next = await read(file)
    // Another file may have been chosen meanwhile.
    if (latest.current === file) setState(next)
  }

  async function read(file: File): Promise<ImportState> {
    try {
      return { at: 'checked', plan: planImport(await readFile(file), it, exampleTest(it, locale)) }
    } catch (error) {
      return { at: 'unreadable', why: error instanceof UnreadableFile ? error.fault : 'READER_FAILED' }
    }
  }

  async function submit(plan: Plan): Promise<void> {
    setState({ at: 'sending', plan })
    try {
      setState(await send(props, plan, key.current))
      props.onImported()
    } catch (error) {
      if (error instanceof CallError && error.code === 401) loseSession(props.area)
      const next = stateAfter(error, plan, props.form)
      setState(next)
      if (next.at === 'failed' && next.isUnknown) props.onImported()
    }
  }

  const reset = (): void => {
    latest.current = null
    setState({ at: 'empty' })
  }
  return { state, fileName, choose, submit, reset }
}
