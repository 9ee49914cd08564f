import { parse } from 'bowser'

/** Browser and system of a `User-Agent` header, such as "Chrome · Windows"; empty for what is no known browser. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return ''
  const { browser, os } = parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' · ')
}
