import { setCartCount } from './cart-count.ts'
import { hasSession } from '~/session/session.ts'
import { storedJson } from '~/storage/stored-json.ts'

/** A line of a guest's cart, which is kept in this browser until the login merges it (rules §10). */
export interface GuestLine {
  sku_id: number
  buy_num: number
}

const key = 'guest_cart'
/** The limits of a guest's cart: lines (rules §10), and pieces of one line (rules §5). */
const maxLines = 100
const maxPieces = 999

const isLine = (value: unknown): value is GuestLine => {
  const { sku_id, buy_num } = (value ?? {}) as Partial<GuestLine>
  return Number.isSafeInteger(sku_id) && Number.isSafeInteger(buy_num) && Number(buy_num) > 0
}

function read(): GuestLine[] {
  const stored = storedJson('localStorage', key)
  return Array.isArray(stored) ? stored.filter(isLine) : []
}

const piecesOf = (lines: readonly GuestLine[]): number => lines.reduce((sum, { buy_num }) => sum + buy_num, 0)

function write(lines: readonly GuestLine[]): void {
  localStorage.setItem(key, JSON.stringify(lines))
  // With a session the badge shows the shopper's own cart.
  if (!hasSession()) setCartCount(piecesOf(lines))
}

/** Newest line first, like the cart of a shopper. */
const list = (): GuestLine[] => read()

/** The total number of pieces, for the badge. */
const count = (): number => piecesOf(read())

/** How many pieces of a SKU are already in the cart. */
const piecesOfSku = (skuId: number): number => read().find(({ sku_id }) => sku_id === skuId)?.buy_num ?? 0

/** Sets the number of pieces of a SKU, at most 999; 0 removes its line. False if there is no room for another line. */
function set(skuId: number, buyNum: number): boolean {
  const lines = read()
  const line = lines.find(({ sku_id }) => sku_id === skuId)
  if (buyNum <= 0) {
    remove([skuId])
    return true
  }
  if (!line && lines.length >= maxLines) return false
  const pieces = Math.min(buyNum, maxPieces)
  if (line) write(lines.map((one) => (one === line ? { ...line, buy_num: pieces } : one)))
  else write([{ sku_id: skuId, buy_num: pieces }, ...lines])
  return true
}

/** Adds pieces of a SKU to its line or in a new one. False if there is no room for another line. */
const add = (skuId: number, buyNum: number): boolean => set(skuId, piecesOfSku(skuId) + buyNum)

function remove(skuIds: readonly number[]): void {
  write(read().filter(({ sku_id }) => !skuIds.includes(sku_id)))
}

/** Empties the cart after the login has merged it. */
const clear = (): void => write([])

export const guestCart = { list, count, piecesOfSku, add, set, remove, clear }
