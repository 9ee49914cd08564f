import { Degrees } from '@fangshi/contract/store-seller'
import { fits } from '~/form/field-errors.ts'

/** For `validate`: degrees within the bound, or empty if the other coordinate is empty too. */
export const degreesCheck =
  (bound: 90 | 180, other: () => string) =>
  (value: unknown): true | string =>
    value ? fits(Degrees(bound))(value) : other() === '' || 'REQUIRED'

/** For `validate`: there is a value, or at least one item of a list. */
export const filled = (value: unknown): true | 'REQUIRED' =>
  (Array.isArray(value) ? value.length > 0 : Boolean(value)) || 'REQUIRED'
