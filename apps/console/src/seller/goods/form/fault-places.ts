import type { ErrorKey } from '@fangshi/contract/errors'
import type { SkuFaults } from '../skus/sku-checks.ts'
import type { TypedField } from '../skus/sku-matrix.ts'

/** The parts of the goods form. */
export const steps = ['class', 'basics', 'options', 'details'] as const
export type Step = (typeof steps)[number]

const skuFields: Readonly<Record<string, TypedField>> = {
  goods_price: 'price',
  goods_market_price: 'market_price',
  goods_weight: 'weight',
  stock: 'stock',
  sku_no: 'sku_no',
}

/** The step of the form that holds a wire field. */
export function stepOf(path: string): Step {
  const [name = ''] = path.split('.')
  if (name === 'class_id') return 'class'
  if (name === 'attrs' || name === 'skus') return 'options'
  return name.startsWith('goods_content') ? 'details' : 'basics'
}

/** The server's field errors by row of the matrix; `rest` belong to no row. */
export function skuFaults(errors: Readonly<Record<string, ErrorKey>>): {
  rows: Map<number, SkuFaults>
  rest: ErrorKey[]
} {
  const rows = new Map<number, SkuFaults>()
  const rest: ErrorKey[] = []
  for (const [path, key] of Object.entries(errors)) {
    const [name, row, of = ''] = path.split('.')
    if (name !== 'attrs' && name !== 'skus') continue
    const field = skuFields[of]
    if (name === 'skus' && row !== undefined && field) rows.set(Number(row), { ...rows.get(Number(row)), [field]: key })
    else rest.push(key)
  }
  return { rows, rest: [...new Set(rest)] }
}
