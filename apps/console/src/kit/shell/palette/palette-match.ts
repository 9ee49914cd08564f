import { isExternalLink, type MenuItem } from '../../../menus/menu-tree.ts'

/** A menu item that leads somewhere, with the names from its module down to itself. */
export interface Entry {
  item: MenuItem
  names: readonly string[]
}

/** What the palette offers, in the order of the menus. */
export function entriesOf(menus: readonly MenuItem[], above: readonly string[] = []): Entry[] {
  return menus.flatMap((item) => {
    const names = [...above, item.name]
    const own = item.apis && (item.view || isExternalLink(item.apis)) ? [{ item, names }] : []
    return [...own, ...entriesOf(item.children, names)]
  })
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '')

/** Whether the letters stand in the text in this order, with others between them. */
function isScattered(letters: string, text: string): boolean {
  let at = 0
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

/** How well an entry fits, from 0; undefined when it does not. */
function rank({ item, names }: Entry, typed: string): number | undefined {
  const name = plain(item.name)
  const whole = plain(names.join('') + item.apis)
  const [syllables = '', initials = ''] = item.pinyin.split(' ')
  const fits = [
    name.startsWith(typed),
    name.includes(typed),
    [syllables, initials].some((spelling) => spelling.startsWith(typed)),
    whole.includes(typed) || syllables.includes(typed),
    isScattered(typed, whole),
  ]
  const best = fits.indexOf(true)
  return best < 0 ? undefined : best
}

/** The entries that fit what was typed, best first; all of them for nothing typed. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const letters = plain(typed)
  return entries
    .flatMap((entry) => {
      const at = rank(entry, letters)
      return at === undefined ? [] : [{ entry, at }]
    })
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry)
}
