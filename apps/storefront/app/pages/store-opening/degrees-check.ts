import { Degrees } from '@fangshi/contract/store-seller'
import { fits } from '~/form/field-errors.ts'

/** For `validate`: degrees within the bound, or nothing while the other number is empty too. */
export const degreesCheck =
  (bound: 90 | 180, other: () => string) =>
  (value: unknown): true | string =>
    value ? fits(Degrees(bound))(value) : other() === '' || 'REQUIRED'
