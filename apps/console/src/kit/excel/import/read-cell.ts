import type { ErrorKey } from '@fangshi/contract/errors'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { FieldSpec, SpecOf } from '../../fields/spec.ts'
import { cellText, dateCell, dateTimeText, type Cell } from '../workbook/cells.ts'
import type { FindChoice } from './choices.ts'
import { isNo, isYes } from '../workbook/yes-no.ts'

/** A cell that cannot be read as its field wants it. */
export class CellFault {
  readonly key: ErrorKey

  constructor(key: ErrorKey) {
    this.key = key
  }
}

const wide = (text: string): string => text.normalize('NFKC').trim()

/** `1,234.50` → `1234.50`; anything that is no plain number stays as it is. */
const withoutGroups = (text: string): string =>
  /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text

function readNumber(cell: Cell, { min, max, precision = 0 }: SpecOf<'number'>): number | CellFault {
  const parts = /^-?\d{1,15}(?:\.(\d+))?$/.exec(withoutGroups(wide(cellText(cell))))
  if (!parts || (parts[1]?.length ?? 0) > precision) return new CellFault('NUMBER_INVALID')
  const value = Number(parts[0])
  if (min !== undefined && value < min) return new CellFault('TOO_SMALL')
  return max !== undefined && value > max ? new CellFault('TOO_BIG') : value
}

function readMoney(cell: Cell): string | CellFault {
  const cents = parseMoney(withoutGroups(wide(cellText(cell)).replace(/^[¥$]/, '')))
  return cents === null ? new CellFault('MONEY_INVALID') : formatMoney(cents)
}

/** `2026/7/1`, `2026-07-01 8:30`, `2026年7月1日` → a date cell. */
function writtenDate(text: string): Date | undefined {
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(wide(text))
  if (!parts) return undefined
  const [, year = '', month = '', day = '', hours = '0', minutes = '0', seconds = '0'] = parts
  const two = (part: string): string => part.padStart(2, '0')
  return dateCell(`${year}-${two(month)}-${two(day)} ${two(hours)}:${two(minutes)}:${two(seconds)}`)
}

function readDate(cell: Cell, length: number): string | CellFault {
  const at = cell instanceof Date ? cell : writtenDate(cellText(cell))
  return at ? dateTimeText(at).slice(0, length) : new CellFault('TIME_INVALID')
}

/** `2026-07-01 ~ 2026-07-31` → both days. */
function readRange(cell: Cell): string[] | CellFault {
  const days = cellText(cell)
    .split(/\s*[~～至]\s*|\s+-\s+|\s+to\s+/)
    .map((day) => readDate(day, dayLength))
  return days.length === 2 && days.every((day) => typeof day === 'string') ? days : new CellFault('TIME_INVALID')
}

function readFlag(cell: Cell, { activeText, inactiveText }: SpecOf<'switch'>): boolean | CellFault {
  const text = cellText(cell)
  if (cell === true || isYes(text, activeText)) return true
  return cell === false || isNo(text, inactiveText) ? false : new CellFault('CHOICE_INVALID')
}

function readChoices(cell: Cell, find: FindChoice): unknown {
  const texts = cellText(cell).split(/\s*[,，、;；\n]\s*/)
  const values = texts.filter(Boolean).map(find)
  return values.includes(undefined) ? new CellFault('CHOICE_INVALID') : values
}

/** An address on this site without the site, as exports write it. */
function ownPath(address: string): string {
  const origin = globalThis.location?.origin ?? 'http://localhost'
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
}

const dayLength = 'YYYY-MM-DD'.length
const timeLength = 'YYYY-MM-DD HH:mm:ss'.length
const noChoice: FindChoice = () => undefined

/** A filled cell as the wire value of its field, or what is wrong with it. */
export function readCell(cell: Cell, spec: FieldSpec, find: FindChoice = noChoice): unknown {
  switch (spec.type) {
    case 'number':
      return spec.money ? readMoney(cell) : readNumber(cell, spec)
    case 'date':
      return readDate(cell, dayLength)
    case 'datetime':
      return readDate(cell, timeLength)
    case 'daterange':
      return readRange(cell)
    case 'switch':
      return readFlag(cell, spec)
    case 'select':
      if (spec.multiple) return readChoices(cell, find)
      return find(cellText(cell)) ?? new CellFault('CHOICE_INVALID')
    case 'radio':
    case 'cascader':
      return find(cellText(cell)) ?? new CellFault('CHOICE_INVALID')
    case 'cascader_lazy':
      return cellText(cell).split(/\s*\/\s*/)
    case 'image':
      return spec.multiple
        ? cellText(cell)
            .split(/[\s,，、]+/)
            .map(ownPath)
        : ownPath(cellText(cell))
    default:
      return cellText(cell)
  }
}
