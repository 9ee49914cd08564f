import { CallError } from '@fangshi/contract/client'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { FormValues } from '../fields/spec.ts'
import { changedFields, takenOver, type ChangedField } from './changed-fields.ts'

/** The state of a record that a form was opened with: the values of its fields, and their revision. */
export interface RecordState {
  values: FormValues
  revision: string | undefined
}

/**
 * Keeps the state of the record that a form edits. After a refusal with FORM_STALE it reads the record again, updates the
 * fields that the user did not change, and lists the changes, so that the user saves again knowing them.
 */
export function useStale(
  form: FormInstance<FormValues>,
  opened: RecordState | undefined,
  /** Reads the record as it is now. */
  reread: () => Promise<RecordState>,
): {
  /** What to send with the form. */
  revision: string | undefined
  changes: readonly ChangedField[]
  /** To be called with each refusal; does nothing for others. */
  onRefused: (error: Error) => void
  /** After a save, with the record as it is now. */
  onSaved: (saved: RecordState) => void
} {
  const [latest, setLatest] = useState(opened)
  const [changes, setChanges] = useState<readonly ChangedField[]>([])
  const base = latest ?? opened
  // Another part of the record was saved in the meantime, and this one is as it was.
  const isUpToDate = base && opened && !changedFields(base.values, opened.values).length

  async function compare(): Promise<void> {
    const now = await reread()
    const found = changedFields(base?.values ?? {}, now.values)
    form.setFieldsValue(takenOver(found, form.getFieldsValue(true) as FormValues))
    setLatest(now)
    setChanges(found)
  }

  return {
    revision: isUpToDate ? opened.revision : base?.revision,
    changes,
    onRefused: (error) => {
      // A failed request has already shown its reason; the next save is refused again.
      if (error instanceof CallError && error.key === 'FORM_STALE') void compare().catch(() => {})
    },
    onSaved: (saved) => {
      setLatest(saved)
      setChanges([])
    },
  }
}
