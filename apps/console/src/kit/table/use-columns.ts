import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { areaOf } from '../../areas/areas.ts'
import { useStaff } from '../../session/staff.ts'
import { readPrefs, visibleColumns, type ColumnPrefs } from './column-prefs.ts'
import { namedColumns, type Columns, type NamedColumn } from '../list/column.ts'

export interface ColumnControls {
  all: readonly NamedColumn[]
  visible: readonly NamedColumn[]
  prefs: ColumnPrefs
  setPrefs: (prefs: ColumnPrefs) => void
}

/** The columns of a screen as this account has set them; remembered in this browser. */
export function useColumns(columns: Columns): ColumnControls {
  const path = useLocation().pathname
  const { id } = useStaff()
  const key = `console_columns:${areaOf(path)}:${id}:${path}`
  const [prefs, setPrefs] = useState(() => readPrefs(localStorage.getItem(key)))
  const all = useMemo(() => namedColumns(columns), [columns])
  const visible = useMemo(() => visibleColumns(all, prefs), [all, prefs])
  return {
    all,
    visible,
    prefs,
    setPrefs: (next) => {
      localStorage.setItem(key, JSON.stringify(next))
      setPrefs(next)
    },
  }
}
