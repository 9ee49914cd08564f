import { useMemo, useState } from 'react'
import { useMenuItem } from '../../menus/use-menu-item.ts'
import { chosenRows, noSelection, withoutIds } from '../list/selection.ts'
import { useListState } from '../list/use-list-state.ts'
import { useRows } from '../list/use-rows.ts'
import { useColumns } from '../table/use-columns.ts'
import { useSavedViews } from '../views/use-saved-views.ts'
import type { Screen, ScreenSpec } from './screen.ts'
import { useButtons } from './use-buttons.ts'
import { useDelete } from './use-delete.tsx'
import { useDialogs } from './use-dialogs.ts'

/** What the parts of a screen share: its list and columns, what is chosen, what the account may do. */
export function useScreen(spec: ScreenSpec) {
  const { resource, columns, treeKey } = spec
  const name = useMenuItem()?.name ?? ''
  const buttons = useButtons(spec)
  // Without the search right the server refuses filters, so an address that carries some counts as one without.
  const fields = useMemo(
    () => (buttons.search.isShown ? Object.keys(resource.filters) : []),
    [resource, buttons.search.isShown],
  )
  const chosenList = useListState(fields, resource.sorts)
  const saved = useSavedViews(resource, !buttons.search.isShown)
  const view = saved.views.find(({ id }) => id === chosenList.saved)
  const list = { ...chosenList, sort: chosenList.sort ?? spec.sort }
  const rows = useRows(resource, list, treeKey)
  const [chosen, setChosen] = useState(noSelection)
  const remove = useDelete(resource, (deleted) => {
    const ids = deleted.map(({ id }) => id)
    setChosen((before) => withoutIds(before, ids))
    void rows.refresh(deleted)
  })
  /** What the page's own parts may read and do. */
  const screen: Screen = {
    rows: rows.flat,
    selection: chosenRows(chosen),
    filters: list.filters,
    setFilters: list.setFilters,
    reload: () => void rows.reload(),
    clearSelection: () => setChosen(noSelection),
  }
  return {
    spec,
    name,
    buttons,
    list,
    /** The order that the reader chose; undefined for the screen’s own. */
    chosenSort: chosenList.sort,
    /** What the list may be filtered by. */
    fields,
    saved,
    /** The saved view on screen. */
    view,
    rows,
    columns: useColumns(columns, view),
    dialogs: useDialogs(),
    chosen,
    setChosen,
    remove,
    screen,
    isTree: rows.tree !== undefined,
    canAdd: buttons.add.isShown && !buttons.add.reason,
    canEdit: buttons.edit.isShown && !buttons.edit.reason,
  }
}

export type ScreenState = ReturnType<typeof useScreen>
