import { useMemo } from 'react'
import { call } from '../../session/api.ts'
import { namedColumns } from '../list/column.ts'
import { useNamesOf } from '../list/names.ts'
import { fetchList, pageOf } from '../list/use-list.ts'
import { HeadActions } from './head-actions.tsx'
import type { ScreenState } from './use-screen.ts'

/** The buttons at the right of the title: import, export, add, and the screen's own. */
export function ScreenHead({ state }: { state: ScreenState }) {
  const { spec, name, buttons, list, rows, columns, dialogs, screen } = state
  const { resource, form, toBody, exportAdd, headActions } = spec
  const exported = useMemo(() => {
    const shown = new Set(columns.visible.map(({ key }) => key))
    return [...columns.visible, ...namedColumns(exportAdd ?? {}).filter(({ key }) => !shown.has(key))]
  }, [columns.visible, exportAdd])
  const namesOf = useNamesOf(exported)
  return (
    <>
      <HeadActions
        buttons={buttons}
        onAdd={() => dialogs.add()}
        exports={{
          name,
          columns: exported,
          rows: rows.flat,
          selection: screen.selection,
          list: (page, perPage, signal) => fetchList(resource, pageOf(page, perPage, list.filters, list.sort), signal),
          namesOf,
        }}
        imports={
          form && {
            name,
            area: resource.area,
            shape: resource.form,
            send: (all, key) => call(resource.import, { body: { rows: [...all] } }, { quiet: true, key }),
            form,
            toBody,
            onImported: screen.reload,
          }
        }
      />
      {headActions?.(screen)}
    </>
  )
}
