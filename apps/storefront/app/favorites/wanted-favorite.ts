import type { FavoriteKind } from '@fangshi/contract/favorites'

/** What a guest wanted to keep before the login; taken up when they come back to its page in the same tab. */

const key = 'favorite_wanted'
const nameOf = (kind: FavoriteKind, id: number): string => `${kind}:${id}`

export const keepWanted = (kind: FavoriteKind, id: number): void => sessionStorage.setItem(key, nameOf(kind, id))

/** Whether this was wanted; told once. */
export function takeWanted(kind: FavoriteKind, id: number): boolean {
  const isWanted = sessionStorage.getItem(key) === nameOf(kind, id)
  if (isWanted) sessionStorage.removeItem(key)
  return isWanted
}
