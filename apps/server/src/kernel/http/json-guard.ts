import { fail } from '../fail.ts'

// The signs that give a JSON text its structure, as bytes.
export const quote = 0x22
export const backslash = 0x5c
export const comma = 0x2c
export const colon = 0x3a
export const openBrace = 0x7b
export const openBracket = 0x5b
export const closeBrace = 0x7d
export const closeBracket = 0x5d

/** Keys of one object, and items of one list. */
const maxMembers = 10_000
/** Bytes of a key. */
const longestKey = 1000
const reservedKeys = ['__proto__', 'constructor', 'prototype'].map((key) => Buffer.from(key))

/**
 * Counts what a JSON text holds before it is parsed, in one pass over its bytes: parsing a text of nothing but brackets
 * takes far longer than its size tells. It need not be valid; the parser sees to that.
 */
export class JsonGuard {
  private readonly bytes: Buffer
  private readonly maxFields: number
  private readonly maxDepth: number
  private at = 0
  private depth = 0
  private fields = 0
  /** How many members each open list or object has, by its level. */
  private readonly members: number[] = []
  /** Where the last text began, behind its quote, and where it ended. */
  private textFrom = 0
  private textTo = 0
  private inText = false

  constructor(bytes: Buffer, maxFields: number, maxDepth: number) {
    this.bytes = bytes
    this.maxFields = maxFields
    this.maxDepth = maxDepth
  }

  /**
   * Reads on for `count` bytes; true at the end. Throws REQUEST_TOO_COMPLEX for too many fields or levels, and
   * BODY_MALFORMED for keys that would change an object's prototype, are written with escapes, which hide them, or are
   * endless.
   */
  pass(count: number): boolean {
    const { bytes } = this
    const end = Math.min(bytes.length, this.at + count)
    while (this.at < end) {
      if (this.inText) this.passText(end)
      else this.passSign(bytes[this.at++] as number)
    }
    return this.at >= bytes.length
  }

  private passText(end: number): void {
    const { bytes } = this
    while (this.at < end) {
      const sign = bytes[this.at++]
      if (sign === backslash) this.at++
      else if (sign === quote) {
        this.inText = false
        this.textTo = this.at - 1
        return
      }
    }
  }

  private passSign(sign: number): void {
    if (sign === quote) {
      this.inText = true
      this.textFrom = this.at
    } else if (sign === comma) this.count()
    else if (sign === openBrace || sign === openBracket) {
      if (++this.depth > this.maxDepth) fail('REQUEST_TOO_COMPLEX')
      this.members[this.depth] = 0
      this.count()
    } else if (sign === closeBrace || sign === closeBracket) this.depth--
    else if (sign === colon) this.checkKey()
  }

  private count(): void {
    const members = (this.members[this.depth] ?? 0) + 1
    this.members[this.depth] = members
    if (++this.fields > this.maxFields || members > maxMembers) fail('REQUEST_TOO_COMPLEX')
  }

  private checkKey(): void {
    const { bytes, textFrom, textTo } = this
    if (textTo - textFrom > longestKey) fail('BODY_MALFORMED')
    const isReserved = reservedKeys.some(
      (key) => key.length === textTo - textFrom && key.compare(bytes, textFrom, textTo) === 0,
    )
    if (isReserved || bytes.subarray(textFrom, textTo).includes(backslash)) fail('BODY_MALFORMED')
  }
}
