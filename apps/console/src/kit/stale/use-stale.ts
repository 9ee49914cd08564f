import { CallError } from '@fangshi/contract/client'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { FormValues } from '../fields/spec.ts'
import { changedFields, takenOver, type ChangedField } from './changed-fields.ts'

/** The state of a record that a form was given: what its fields showed, and the revision that names that. */
export interface RecordState {
  values: FormValues
  revision: string | undefined
}

/**
 * Keeps the state of the record that a form works on. After a refusal with FORM_STALE it reads the record again, takes over
 * what the reader left alone, and says what has changed, so that the next save is a decision.
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
      // A reading that fails has said why; the next save is refused again.
      if (error instanceof CallError && error.key === 'FORM_STALE') void compare().catch(() => {})
    },
    onSaved: (saved) => {
      setLatest(saved)
      setChanges([])
    },
  }
}
