import type { ErrorKey } from '@fangshi/contract/errors'

/** A refusal with a key of the dictionary; the HTTP edge writes it in the caller's language. */
export class Refusal extends Error {
  readonly key: ErrorKey
  readonly details: Readonly<Record<string, unknown>>
  constructor(key: ErrorKey, details: Record<string, unknown> = {}) {
    super(key)
    this.name = 'Refusal'
    this.key = key
    this.details = details
  }
}

/** Refuses with an error key; `details` travel in the error's data. */
export function fail(key: ErrorKey, details?: Record<string, unknown>): never {
  throw new Refusal(key, details)
}

/** Refuses because of single fields: path → key. Forms show each beside its field. */
export function failFields(fields: Record<string, ErrorKey>, key: ErrorKey = 'INVALID_INPUT'): never {
  throw new Refusal(key, { fields })
}
