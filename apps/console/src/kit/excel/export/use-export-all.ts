import { loadChunk } from '@fangshi/contract/load-chunk'
import { useRef, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { ExportProps } from './export-props.ts'
import { allRows, type Progress } from './all-rows.ts'

export type ExportState =
  | ({ at: 'reading' | 'writing' } & Progress)
  | { at: 'failed'; error: Error }
  /** `isCut`: the list has more rows than an export takes. */
  | { at: 'done'; rows: number; isCut: boolean }

/** Exports all rows that match the filters; `state` is undefined while no export is shown. */
export function useExportAll({ name, columns, list, namesOf }: ExportProps) {
  const locale = useLocale()
  const [state, setState] = useState<ExportState>()
  const running = useRef<AbortController>(null)

  async function run(signal: AbortSignal): Promise<void> {
    // Dictionaries are asked for the ids of one page at a time.
    const ask: typeof list = async (page, perPage) => {
      const answer = await list(page, perPage, signal)
      await namesOf(answer.data)
      return answer
    }
    const { exportFile } = await loadChunk(() => import('./export-file.ts'))
    const { rows, isCut } = await allRows(ask, (progress) => setState({ at: 'reading', ...progress }), signal)
    setState({ at: 'writing', rows: rows.length, total: rows.length })
    await exportFile({ name, columns, rows, names: await namesOf([]) }, locale, signal)
    setState({ at: 'done', rows: rows.length, isCut })
  }

  async function start(): Promise<void> {
    const { signal } = (running.current = new AbortController())
    setState({ at: 'reading', rows: 0, total: 0 })
    try {
      await run(signal)
    } catch (error) {
      if (!signal.aborted) setState({ at: 'failed', error: error as Error })
    }
  }

  const close = (): void => {
    running.current?.abort()
    setState(undefined)
  }
  return { state, start, close }
}
