import { createHash } from 'node:crypto'

/** What two orders of the same lines have in common: SKUs and quantities, in whatever order, as 43 characters. */
export function linesDigest(lines: readonly { sku_id: number; buy_num: number }[]): string {
  const inOrder = lines.toSorted((a, b) => a.sku_id - b.sku_id)
  const text = inOrder.map(({ sku_id, buy_num }) => `${sku_id}x${buy_num}`).join('-')
  return createHash('sha256').update(text).digest('base64url')
}
