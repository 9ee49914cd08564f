const key = 'inviter_id'

/** Remembers who invited this visitor (`/register?inviter_id=`) until they register, for this tab only. */
export function rememberInviter(id: string | null): void {
  if (id && /^[1-9]\d{0,15}$/.test(id)) sessionStorage.setItem(key, id)
}

export function rememberedInviter(): number | undefined {
  const id = sessionStorage.getItem(key)
  return id ? Number(id) : undefined
}

/** Called after registering, so the next registration in this tab has no inviter. */
export const forgetInviter = (): void => sessionStorage.removeItem(key)
