const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a session lives after its last use, ms (rules §1). */
export const sessionLifeMs = 7 * day
/** How long a token still works after its successor's first use, ms. */
export const overlapMs = minute
/** How long a proof of who calls opens the calls that touch money, rights or secrets, ms (rules §1). */
const confirmationLifeMs = 10 * minute

/** Whether the holder of a session proved who they are a short time ago (rules §1). */
export const isConfirmed = ({ confirmed_at }: { confirmed_at: Date }, now: Date): boolean =>
  now.getTime() - confirmed_at.getTime() < confirmationLifeMs

interface SessionAge {
  /** The call came with the successor, not with the token itself. */
  by_successor: boolean
  token_at: Date
  successor_used_at: Date | null
  used_at: Date
}

/** What a call must record about its session; usually nothing (rules §1). */
export function sessionDuties(session: SessionAge, now: Date): { touch: boolean; renew: boolean; promote: boolean } {
  const age = (since: Date): number => now.getTime() - since.getTime()
  const { by_successor, successor_used_at } = session
  return {
    touch: age(session.used_at) >= hour || (by_successor && !successor_used_at),
    renew: !by_successor && age(session.token_at) >= day,
    promote: by_successor && successor_used_at !== null && age(successor_used_at) >= overlapMs,
  }
}
