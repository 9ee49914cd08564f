/** The parts of a wire amount ("-12.30"), with a typographic minus. */
export function splitPrice(value: string): { sign: '−' | ''; integer: string; decimals: string } {
  const [integer = '0', decimals = '00'] = value.replace('-', '').split('.')
  return { sign: value.startsWith('-') ? '−' : '', integer, decimals }
}

/** A wire amount without `.00`. */
export const shortPrice = (value: string): string => value.replace(/\.00$/, '')

/** The number sold as it is shown: from 100 on it is rounded down, "186" becomes "180+". */
export const soldCount = (sold: number): { count: number; isRounded: boolean } =>
  sold < 100 ? { count: sold, isRounded: false } : { count: Math.floor(sold / 10) * 10, isRounded: true }
