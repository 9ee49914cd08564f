import { useLocale } from '../../../i18n/use-locale.ts'
import { keyOf } from './sku-matrix.ts'
import { SkuRow } from './sku-row.tsx'
import { useSkus, type SkuStore } from './sku-store.ts'

interface Props {
  store: SkuStore
  /** The name of the only row of goods without options. */
  whole: string
  onPicture: (index: number) => void
}

/** The rows of the matrix; a keystroke renders only its own row. */
export function SkuRows({ store, whole, onPicture }: Props) {
  const locale = useLocale()
  const { attrs, skus, faults, chosen } = useSkus(store, (state) => state)
  const names = new Map(attrs.flatMap(({ values }) => values.map(({ id, name }) => [id, name] as const)))
  return (
    <tbody>
      {skus.map((sku, index) => {
        const key = keyOf(sku.value_ids)
        return (
          <SkuRow
            key={key}
            store={store}
            index={index}
            sku={sku}
            name={sku.value_ids.map((id) => names.get(id) ?? id).join(' / ') || whole}
            locale={locale}
            hasTick={skus.length > 1}
            isTicked={chosen.has(key)}
            faults={faults.get(key)}
            onPicture={onPicture}
          />
        )
      })}
    </tbody>
  )
}
