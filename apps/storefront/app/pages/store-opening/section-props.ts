import type { Fields } from '~/form/use-fields.ts'
import type { DraftValues } from './draft.ts'

/** What a part of the application's form is given. */
export interface SectionProps {
  fields: Fields<DraftValues>
}
