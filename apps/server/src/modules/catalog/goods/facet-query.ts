import { conditions, hasWords, inStock, Shape, type GoodsFilter, type Query } from './goods-filter.ts'

const grouped = `grouping(class_id, brand_id, store_id)`

/**
 * Counts per class, brand and store in one pass; each ignores its own filter. `kind` says which of them a row belongs
 * to.
 */
export function facetQuery(filter: GoodsFilter): Query {
  const shape = new Shape('goods.facets')
  const is = conditions(filter, shape)
  const words = filter.words ? hasWords('f.tokens', filter.words, shape) : null
  const now = shape.at(filter.now)
  const flag = (name: keyof typeof is) => `${is[name] ?? 'true'} as is_${name}`
  const all = ['class', 'brand', 'store', 'price', 'stock'] as const
  const except = (...names: string[]) =>
    all
      .filter((name) => is[name] && !names.includes(name))
      .map((name) => `is_${name}`)
      .join(' and ') || 'true'
  const count = (...names: string[]) => `count(*) filter (where ${except(...names)})::int`
  return shape.query(
    () => `select ${grouped} as kind, class_id, brand_id, store_id,
      case ${grouped} when 3 then ${count('class')} when 5 then ${count('brand')} when 6 then ${count('store')} else ${count()} end as count,
      count(*) filter (where has_stock and ${except('stock')})::int as in_stock,
      min(price_cents) filter (where ${except('price')}) as price_min, max(price_cents) filter (where ${except('price')}) as price_max
    from (
      select l.class_id, l.brand_id, l.store_id, l.price_cents, ${inStock('l', now)} as has_stock, ${all.map(flag).join(', ')}
        from goods_listings l ${words ? 'join goods_search f on f.goods_id = l.goods_id' : ''} where l.listed ${words ? `and ${words}` : ''}
    ) l group by grouping sets ((class_id), (brand_id), (store_id), ())`,
  )
}
