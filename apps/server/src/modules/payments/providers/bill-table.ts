import { parseDateTime } from '@fangshi/contract/time'
import { ProviderError } from './provider-error.ts'

const broken = (what: string) => new ProviderError('ANSWER_UNREADABLE', '', `the bill: ${what}`)

/** A line of a provider's bill, by the names of its columns. Reading throws ANSWER_UNREADABLE for what is not there. */
export class BillRow {
  private readonly cells: ReadonlyMap<string, string>

  constructor(columns: readonly string[], cells: readonly string[]) {
    if (columns.length !== cells.length) throw broken(`${cells.length} cells, ${columns.length} columns`)
    this.cells = new Map(columns.map((name, index) => [name, cells[index] ?? '']))
  }

  text(column: string): string {
    return this.cells.get(column) ?? fail(`no column ${column}`)
  }

  /** Yuan in cents. Fees may have more decimals and are rounded. */
  cents(column: string): number {
    const text = this.text(column)
    if (!/^-?\d{1,11}(\.\d{1,6})?$/.test(text)) throw broken(`an amount ${text}`)
    const cents = Math.round(Math.abs(Number(text)) * 100)
    return text.startsWith('-') && cents ? -cents : cents
  }

  instant(column: string): Date {
    return parseDateTime(this.text(column)) ?? fail(`a time ${this.text(column)}`)
  }
}

function fail(what: string): never {
  throw broken(what)
}
