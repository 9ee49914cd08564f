const key = 'inviter_id'

/** Remembers who sent this visitor (`/register?inviter_id=`) until the registration, in this tab. */
export function keepInviter(id: string | null): void {
  if (id && /^[1-9]\d{0,15}$/.test(id)) sessionStorage.setItem(key, id)
}

export function keptInviter(): number | undefined {
  const id = sessionStorage.getItem(key)
  return id ? Number(id) : undefined
}

/** After the registration: the next one from this tab has no inviter. */
export const forgetInviter = (): void => sessionStorage.removeItem(key)
