import { fieldFaults } from '@fangshi/contract/field-faults'
import type * as z from 'zod/mini'
import { fail } from '../fail.ts'

/** Decodes input by its shape; refuses with INVALID_INPUT and a key for each wrong field. */
export function validate<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  return fail('INVALID_INPUT', { fields: fieldFaults(result.error.issues, input) })
}
