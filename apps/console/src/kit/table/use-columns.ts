import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { areaOf } from '../../areas/areas.ts'
import { useStaff } from '../../session/staff.ts'
import { prefsOf, readPrefs, visibleColumns, type ColumnPlace, type ColumnPrefs } from './column-prefs.ts'
import { namedColumns, type Columns, type NamedColumn } from '../list/column.ts'

export interface ColumnControls {
  all: readonly NamedColumn[]
  visible: readonly NamedColumn[]
  prefs: ColumnPrefs
  setPrefs: (prefs: ColumnPrefs) => void
}

/**
 * The columns of a screen as this account has set them; remembered in this browser. Those of a saved view are changed for
 * this look at it alone.
 */
export function useColumns(columns: Columns, view?: { readonly columns: readonly ColumnPlace[] }): ColumnControls {
  const path = useLocation().pathname
  const { id } = useStaff()
  const key = `console_columns:${areaOf(path)}:${id}:${path}`
  const [own, setOwn] = useState(() => readPrefs(localStorage.getItem(key)))
  const [changed, setChanged] = useState<{ columns: readonly ColumnPlace[]; prefs: ColumnPrefs }>()
  const placed = view?.columns.length ? view.columns : undefined
  const ofView = useMemo(() => placed && prefsOf(placed), [placed])
  const prefs = ofView ? (changed && changed.columns === placed ? changed.prefs : ofView) : own
  const all = useMemo(() => namedColumns(columns), [columns])
  const visible = useMemo(() => visibleColumns(all, prefs), [all, prefs])
  return {
    all,
    visible,
    prefs,
    setPrefs: (next) => {
      if (placed) return setChanged({ columns: placed, prefs: next })
      localStorage.setItem(key, JSON.stringify(next))
      setOwn(next)
    },
  }
}
