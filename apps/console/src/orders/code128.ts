/** Code 128 barcodes: letters by set B, long runs of digits in pairs by set C. */

// Widths of bars and gaps in turn, by the value of each symbol; the last one is the stop.
const widths =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const stop = '2331112'
const startB = 104
const startC = 105
const toC = 99
const toB = 100

const widthsOf = (value: number): string => widths.slice(value * 6, value * 6 + 6)

/** A run of digits is worth changing the set for from four on; what is left over stays in set B. */
function symbolsOf(text: string): number[] {
  const values: number[] = []
  let set: 'B' | 'C' | null = null
  const enter = (next: 'B' | 'C'): void => {
    if (set === next) return
    if (set === null) values.push(next === 'C' ? startC : startB)
    else values.push(next === 'C' ? toC : toB)
    set = next
  }
  for (const part of text.match(/(?:\d\d){2,}|\d|\D+/g) ?? []) {
    const isPairs = part.length >= 4 && /^\d+$/.test(part)
    enter(isPairs ? 'C' : 'B')
    const pieces = isPairs ? (part.match(/\d\d/g) ?? []) : [...part]
    values.push(...pieces.map((piece) => (isPairs ? Number(piece) : (piece.codePointAt(0) ?? 32) - 32)))
  }
  return values
}

/**
 * The widths of bars and gaps in turn, in modules, beginning with a bar; without the quiet zones. The text holds printable
 * ASCII only.
 */
export function code128(text: string): number[] {
  const values = symbolsOf(text)
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103
  return [...values, check].map(widthsOf).concat(stop).join('').split('').map(Number)
}
