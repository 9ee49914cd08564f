import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../ui/shortcuts.ts'
import type { Row } from '../fields/row.ts'

/** The row that shortcuts act on; `j` and `k` walk through the rows (ux §2d). */
export function useCurrentRow(rows: readonly Row[]): Row | undefined {
  const { t } = useTranslation()
  const [id, setId] = useState<number>()
  const at = rows.findIndex((row) => row.id === id)
  const move = (step: number): void => {
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]
    if (next) setId(next.id)
  }
  useShortcut('j', t('table.keys.down'), () => move(1))
  useShortcut('k', t('table.keys.up'), () => move(-1))
  return rows[at]
}
