import { failFields } from '../../kernel/fail.ts'

const longest = 2000

function sideOf(fields: Record<string, string>, name: string): number | undefined {
  const text = fields[name]
  if (text === undefined || text === '') return undefined
  const side = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
  return side >= 1 && side <= longest ? side : failFields({ [name]: 'NUMBER_INVALID' })
}

/**
 * The size given by `option[width]` and `option[height]` (1 to 2000; one alone means a square), or undefined. Throws
 * INVALID_INPUT.
 */
export function cropOf(fields: Record<string, string>): { width: number; height: number } | undefined {
  const width = sideOf(fields, 'option[width]')
  const height = sideOf(fields, 'option[height]')
  const side = width ?? height
  return side === undefined ? undefined : { width: width ?? side, height: height ?? side }
}
