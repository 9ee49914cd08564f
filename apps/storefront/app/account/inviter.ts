const key = 'inviter'
/** How long a referral link counts (rules §9). */
const keptMs = 30 * 24 * 60 * 60 * 1000

/** Remembers who brought this visitor (`?inviter_id=` on any page) until they register, for thirty days; the last link counts. */
export function rememberInviter(id: string | null, now = Date.now()): void {
  if (id && /^[1-9]\d{0,14}$/.test(id)) localStorage.setItem(key, `${id} ${now}`)
}

export function rememberedInviter(now = Date.now()): number | undefined {
  const [id, at] = (localStorage.getItem(key) ?? '').split(' ').map(Number)
  return id && at !== undefined && now - at < keptMs ? id : undefined
}

/** Called after registering, so the next registration in this browser has no inviter. */
export const forgetInviter = (): void => localStorage.removeItem(key)
