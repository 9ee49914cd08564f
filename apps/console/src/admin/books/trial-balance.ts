import { readBooks } from '@fangshi/contract/books'
import { ledgerAccountNames, type LedgerAccountName } from '@fangshi/contract/ledger-accounts'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { Reply } from '@fangshi/contract/route'
import type { LocalText } from '@fangshi/contract/locale'

export type Account = Reply<typeof readBooks>['accounts'][number]

/** A line of the trial balance: an amount stands on one side only. */
export interface Line {
  account: string
  name: LocalText & { en: string }
  count: number
  debit: string
  credit: string
}

const isName = (account: string): account is LedgerAccountName => Object.hasOwn(ledgerAccountNames, account)
const order = Object.keys(ledgerAccountNames)

/** What an account is called; one that has no name yet goes by its own. */
const nameOf = (account: string) => (isName(account) ? ledgerAccountNames[account] : { 'zh-cn': account, en: account })

/** The lines of one currency in the order of the chart, with the sums of both sides, which are equal. */
export function trialBalance(accounts: readonly Account[], currency: Account['currency']) {
  const own = accounts
    .filter((one) => one.currency === currency)
    .toSorted((a, b) => order.indexOf(a.account) - order.indexOf(b.account))
  const hundredths = (balance: string): number => parseMoney(balance) ?? 0
  const write = (value: number): string => (currency === 'POINTS' ? String(value / 100) : formatMoney(value))
  const sides = own.map(({ balance }) => hundredths(balance))
  const sum = (sign: 1 | -1): number => sides.reduce((total, value) => total + Math.max(0, value * sign), 0)
  const lines = own.map(({ account, count }, index): Line => {
    const value = sides[index] ?? 0
    const [debit, credit] = [value < 0 ? write(-value) : '', value > 0 ? write(value) : '']
    return { account, name: nameOf(account), count, debit, credit }
  })
  return { lines, debit: write(sum(-1)), credit: write(sum(1)), isBalanced: sum(1) === sum(-1) }
}

/** 1234567.80 → 1,234,567.80. */
export const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+(\.|$))/g, ',')

/** Cells that need quotes get them; a spreadsheet reads none of them as a formula, since no name begins like one. */
const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The rows as CSV with a byte order mark, so that spreadsheets read Chinese. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
