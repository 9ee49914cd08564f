import type { Tx } from '../../kernel/db/db.ts'

/** A store that passed: what it must have from its first day is made. */
type Passed = (tx: Tx, storeId: number) => Promise<unknown>

let listener: Passed | undefined

/** Wires who makes it, inside the transaction of the decision; `app.ts` calls it once. */
export function onStorePassed(make: Passed): void {
  listener = make
}

export const storePassed: Passed = async (...store) => listener?.(...store)
