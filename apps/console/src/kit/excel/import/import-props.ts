import type { Resource } from '@fangshi/contract/resource'
import type { AreaName } from '../../../areas/areas.ts'
import type { FieldSpecs, FormValues } from '../../fields/spec.ts'

/** The props of `ImportButton`. */
export interface ImportProps {
  name: string
  area: AreaName
  /** What each row is checked by before it is sent. */
  shape: Resource['form']
  /**
   * Sends all rows, all or none; the errors of `call`. `key` is that of the file: sending it again after a lost answer
   * adds nothing twice.
   */
  send: (rows: readonly FormValues[], key: string) => Promise<{ imported: number }>
  form: FieldSpecs
  /** As of the screen. */
  toBody?: (values: FormValues) => FormValues
  onImported: () => void
  /** Rows belong together: all are imported or none. */
  isWhole?: true
  disabled?: string
}
