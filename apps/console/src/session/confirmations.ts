import type { AreaName } from '../areas/areas.ts'

/** Lets the person prove who they are; false when they would rather not. */
type Ask = (area: AreaName) => Promise<boolean>

let ask: Ask | undefined
let open: Promise<boolean> | undefined
const confirmedAt: Record<AreaName, number> = { Admin: 0, Seller: 0 }

/** Says who shows the dialog. */
export function onConfirmationNeeded(listener: Ask): void {
  ask = listener
}

/**
 * Whether the person proved who they are after a call was refused for it. `sentAt` (ms) is when the call was sent: one that
 * was sent before the last confirmation needs no other. Calls that are refused meanwhile wait for the same dialog.
 */
export async function confirmIdentity(area: AreaName, sentAt: number): Promise<boolean> {
  if (sentAt <= confirmedAt[area]) return true
  open ??= (ask?.(area) ?? Promise.resolve(false)).finally(() => (open = undefined))
  const isConfirmed = await open
  if (isConfirmed) confirmedAt[area] = Date.now()
  return isConfirmed
}
