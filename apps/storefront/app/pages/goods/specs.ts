import type { ShownGoods } from './shown-goods.ts'
import type { Translate } from '~/i18n/language.ts'
import { weightText } from './delivery-text.ts'

/** The rows of the specifications: name and value. What the goods do not have is left out. */
export function specsOf({ brand, class_list, goods_no, attrs, skus }: ShownGoods, t: Translate): [string, string][] {
  const weights = skus.map(({ goods_weight }) => goods_weight).filter(Boolean)
  const [low, high] = [Math.min(...weights), Math.max(...weights)]
  const weight = weightText(low, t) + (low === high ? '' : ` – ${weightText(high, t)}`)
  const specs: [string, string | undefined][] = [
    [t('goods:specBrand'), brand?.name],
    [t('goods:specClass'), class_list.at(-1)?.name],
    ...attrs.map(({ name, values }): [string, string] => [
      name,
      values.map((value) => value.name).join(t('goods:joiner')),
    ]),
    [t('goods:specWeight'), weights.length ? weight : undefined],
    [t('goods:specNumber'), goods_no],
  ]
  return specs.filter((spec): spec is [string, string] => Boolean(spec[1]))
}
