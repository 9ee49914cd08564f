import type { FavoriteKind } from '@fangshi/contract/favorites'

/** The favourite that a guest chose before the login; it is added when they come back to its page in the same tab. */

const key = 'favorite_before_login'
const nameOf = (kind: FavoriteKind, id: number): string => `${kind}:${id}`

export const rememberFavorite = (kind: FavoriteKind, id: number): void => sessionStorage.setItem(key, nameOf(kind, id))

/** Whether this favourite is remembered; true only once. */
export function takeRemembered(kind: FavoriteKind, id: number): boolean {
  const isRemembered = sessionStorage.getItem(key) === nameOf(kind, id)
  if (isRemembered) sessionStorage.removeItem(key)
  return isRemembered
}
