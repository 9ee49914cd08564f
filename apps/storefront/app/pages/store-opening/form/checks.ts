import { Degrees } from '@fangshi/contract/store-seller'
import { fits } from '~/form/field-errors.ts'

/** For `validate`: degrees within the bound, or nothing while the other number is empty too. */
export const degreesCheck =
  (bound: 90 | 180, other: () => string) =>
  (value: unknown): true | string =>
    value ? fits(Degrees(bound))(value) : other() === '' || 'REQUIRED'

/** For `validate`: anything but nothing, and of a list at least one. */
export const filled = (value: unknown): true | 'REQUIRED' =>
  (Array.isArray(value) ? value.length > 0 : Boolean(value)) || 'REQUIRED'
