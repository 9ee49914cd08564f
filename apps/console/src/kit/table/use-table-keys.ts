import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../shortcuts.ts'
import type { Row } from './types.ts'

interface Given {
  rows: readonly Row[]
  onSearch: () => void
  onAdd?: () => void
  onToggle?: (row: Row) => void
  onEdit?: (row: Row) => void
}

/** The keys of a table: `/ n j k x e` (ux §2d). Gives the row that they act on. */
export function useTableKeys({ rows, onSearch, onAdd, onToggle, onEdit }: Given): number | undefined {
  const { t } = useTranslation()
  const [active, setActive] = useState<number>()
  const at = rows.findIndex(({ id }) => id === active)
  const current = rows[at]
  const move = (step: number): void => {
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]
    if (next) setActive(next.id)
  }
  useShortcut('/', t('table.keys.search'), onSearch)
  useShortcut('n', t('table.keys.add'), () => onAdd?.())
  useShortcut('j', t('table.keys.down'), () => move(1))
  useShortcut('k', t('table.keys.up'), () => move(-1))
  useShortcut('x', t('table.keys.select'), () => current && onToggle?.(current))
  useShortcut('e', t('table.keys.edit'), () => current && onEdit?.(current))
  return current?.id
}
