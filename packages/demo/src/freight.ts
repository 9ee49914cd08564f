import { goods, stores } from './catalogue.ts'
import type { FreightTemplate, PlannedGoods } from './demo-plan.ts'
import { remoteProvinces } from './places.ts'

/** Sends everything free of freight, as its notice says. */
const freeStore = 'lvyou'
/** Goods as light as a letter travel by the store default even to remote provinces. */
const letterGrams = 120

/** Each store's default, and a more expensive template for remote provinces. */
export const freightTemplates: FreightTemplate[] = stores.flatMap(({ key }, index) => [
  {
    key: `${key}-default`,
    store: key,
    name: { 'zh-cn': '默认运费', en: 'Standard freight' },
    first_grams: 1000,
    first_cents: 600 + (index % 3) * 200,
    next_grams: 1000,
    next_cents: 200 + (index % 2) * 100,
    provinces: null,
  },
  {
    key: `${key}-remote`,
    store: key,
    name: { 'zh-cn': '偏远地区', en: 'Remote provinces' },
    first_grams: 1000,
    first_cents: 1800,
    next_grams: 500,
    next_cents: 600,
    provinces: [...remoteProvinces],
  },
])

/** Which freight an article of the catalogue is sent by. */
export function freightOf(key: string): Pick<PlannedGoods, 'freight' | 'freight_template'> {
  const item = goods.find((one) => one.key === key)
  if (item?.store === freeStore) return { freight: 'free', freight_template: null }
  const heaviest = Math.max(...(item?.skus.map((sku) => sku.weight_grams) ?? []))
  if (!item || heaviest <= letterGrams) return { freight: 'default', freight_template: null }
  return { freight: 'template', freight_template: `${item.store}-remote` }
}

/** An upper bound of the freight of this weight from this store, wherever it goes and whatever templates its lines use. */
export const maxFreight = (store: string, grams: number): number =>
  freightTemplates
    .filter((template) => template.store === store)
    .map((t) => t.first_cents + Math.ceil(Math.max(0, grams - t.first_grams) / t.next_grams) * t.next_cents)
    .reduce((sum, cents) => sum + cents, 0)
