import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { screenTexts } from './texts.ts'
import { useShortcut } from '../ui/shortcuts.ts'
import { nextRow } from './next-row.ts'
import type { Row } from '../fields/row.ts'

/** The row that shortcuts act on; `j` and `k` walk through the rows (ux §2d). */
export function useCurrentRow(rows: readonly Row[]): Row | undefined {
  const t = useText()
  const [id, setId] = useState<number>()
  const at = rows.findIndex((row) => row.id === id)
  const move = (step: number): void => {
    setId(nextRow(rows, at, step)?.id ?? id)
  }
  useShortcut('j', t(screenTexts.keys.down), () => move(1))
  useShortcut('k', t(screenTexts.keys.up), () => move(-1))
  return rows[at]
}
