import { Nickname } from '@fangshi/contract/shapes'

/** Of users (rules §1). */
const longest = 15

/**
 * A nickname as a provider gives it, which is any text: without characters that nobody sees or that turn the direction of
 * others, and as long as nicknames may be. May be empty.
 */
export function cleanNickname(text: string): string {
  const shown = text.normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim()
  let nickname = ''
  for (const sign of shown) {
    if (nickname.length + sign.length > longest) break
    nickname += sign
  }
  return Nickname.safeParse(nickname).data ?? ''
}
