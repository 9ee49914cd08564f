import { useCallback, useState } from 'react'
import type { FormValues } from '../fields/spec.ts'

/** The dialog over a table, if any. */
export type OpenDialog =
  { kind: 'view'; id: number } | { kind: 'edit'; id: number } | { kind: 'add'; presets?: FormValues }

export function useDialogs() {
  const [open, setOpen] = useState<OpenDialog>()
  return {
    open,
    view: useCallback((id: number) => setOpen({ kind: 'view', id }), []),
    edit: useCallback((id: number) => setOpen({ kind: 'edit', id }), []),
    add: useCallback((presets?: FormValues) => setOpen({ kind: 'add', presets }), []),
    close: useCallback(() => setOpen(undefined), []),
  }
}

export type Dialogs = ReturnType<typeof useDialogs>
