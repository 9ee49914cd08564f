import { goodsChoices } from '@fangshi/contract/goods-seller'
import type { Reply } from '@fangshi/contract/route'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'
import type { Choice } from '../../kit/fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'

export type GoodsChoices = Reply<typeof goodsChoices>

/** What the form and the import of goods choose from; as of now, since the form leads to the screens that change it. */
export const choicesQuery = queryOptions({
  queryKey: ['/Seller/goods', 'choices'],
  queryFn: ({ signal }) => call(goodsChoices, {}, { signal, quiet: true }),
  staleTime: 0,
  refetchOnWindowFocus: false,
})

/** Named rows as the choices of a field; the server named them in the reader's language. */
export const asChoices = (rows: readonly { id: number; name: string }[]): Choice[] =>
  rows.map(({ id, name }) => ({ value: id, label: l(name, name) }))
