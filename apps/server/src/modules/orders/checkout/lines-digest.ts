import { createHash } from 'node:crypto'

/**
 * What two orders of the same lines have in common: SKUs and quantities, in whatever order, and the group that they are
 * ordered in, as 43 characters.
 */
export function linesDigest(
  lines: readonly { sku_id: number; buy_num: number }[],
  collective?: { id: number; group_no?: string | undefined },
): string {
  const inOrder = lines.toSorted((a, b) => a.sku_id - b.sku_id)
  const text = inOrder.map(({ sku_id, buy_num }) => `${sku_id}x${buy_num}`).join('-')
  const inGroup = collective ? ` in ${collective.id} ${collective.group_no ?? ''}` : ''
  return createHash('sha256')
    .update(text + inGroup)
    .digest('base64url')
}
