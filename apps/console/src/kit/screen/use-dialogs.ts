import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { FormValues } from '../fields/spec.ts'
import { readDialog, withDialog, type OpenDialog } from './dialogs/dialog-address.ts'

/** What an entry of the history knows of its dialog. */
interface DialogState {
  /** The entry before it is the list alone. */
  isOverList?: boolean
  /** What a new row starts with. */
  presets?: FormValues
}

/**
 * The dialog over a table stands in the address: a record can be linked to and opened in another tab, and Back closes it.
 */
export function useDialogs() {
  const [search, setSearch] = useSearchParams()
  const state = useLocation().state as DialogState | null
  const navigate = useNavigate()
  const open = readDialog(search)

  const show = (next: OpenDialog, presets?: FormValues): void => {
    const isOverList = open ? state?.isOverList : true
    setSearch(withDialog(search, next), {
      state: { isOverList, presets } satisfies DialogState,
      // From one record to the next, Back still leads to the list.
      replace: open !== undefined,
      preventScrollReset: true,
    })
  }
  return {
    open,
    presets: state?.presets,
    view: (id: number) => show({ kind: 'view', id }),
    edit: (id: number) => show({ kind: 'edit', id }),
    add: (presets?: FormValues) => show({ kind: 'add' }, presets),
    close: (): void => {
      if (state?.isOverList) void navigate(-1)
      else setSearch(withDialog(search), { replace: true, preventScrollReset: true })
    },
  }
}

export type Dialogs = ReturnType<typeof useDialogs>
