/** A name as others see it: its first and last character, of one or two characters the first alone. */
export function maskNickname(nickname: string): string {
  const characters = [...new Intl.Segmenter().segment(nickname)].map(({ segment }) => segment)
  const [first = ''] = characters
  return characters.length > 2 ? `${first}**${characters.at(-1)}` : `${first}**`
}
