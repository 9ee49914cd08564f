import type { Resource } from '@fangshi/contract/resource'
import type { AreaName } from '../../../areas/areas.ts'
import type { UiText } from '../../../i18n/ui-text.ts'
import type { FieldSpecs, FormValues } from '../../fields/spec.ts'

/** The props of `ImportButton`. */
export interface ImportProps {
  name: string
  area: AreaName
  /** What each row is checked by before it is sent. */
  shape: Resource['form']
  /**
   * Sends all rows, all or none; the errors of `call`. `key` is that of the file: sending it again after a lost answer
   * adds nothing twice. `note` describes the result for the rows.
   */
  send: (rows: readonly FormValues[], key: string) => Promise<{ imported: number; note?: string }>
  form: FieldSpecs
  /** What else is to be known before filling in the sheet. */
  intro?: UiText
  /** As of the screen. */
  toBody?: (values: FormValues) => FormValues
  onImported: () => void
  /** Rows belong together: all are imported or none. */
  isWhole?: true
  disabled?: string
}
