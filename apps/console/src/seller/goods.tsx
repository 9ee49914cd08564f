import { addGoods, saveGoods } from '@fangshi/contract/goods-seller'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useRights } from '../session/rights.ts'
import { TouchSizes } from '../kit/ui/touch-sizes.tsx'
import { GoodsList } from './goods/list/goods-list.tsx'

// The form with its editor and matrix is loaded with the first goods that are opened.
const GoodsEditor = lazy(() => loadChunk(() => import('./goods/form/goods-editor.tsx')))

/** Which goods the URL opens in the form: `form=new`, `form=12`. */
function requestedForm(params: URLSearchParams): number | 'new' | undefined {
  const form = params.get('form') ?? ''
  if (form === 'new') return 'new'
  return /^[1-9]\d{0,14}$/.test(form) ? Number(form) : undefined
}

/** The store's goods; the URL opens the form of one over the list. */
export default function Goods() {
  const { can } = useRights()
  const client = useQueryClient()
  const [params, setParams] = useSearchParams()
  const open = requestedForm(params)
  const isAllowed = can((open === 'new' ? addGoods : saveGoods).right)
  const show = (form: number | 'new' | undefined): void => {
    const next = new URLSearchParams(params)
    if (form === undefined) next.delete('form')
    else next.set('form', String(form))
    setParams(next)
  }
  if (open === undefined || !isAllowed) return <GoodsList onForm={show} />
  return (
    <TouchSizes>
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
        <GoodsEditor
          key={open}
          id={open}
          onClose={(saved) => {
            if (saved) void client.invalidateQueries({ queryKey: ['/Seller/goods', 'list'] })
            show(undefined)
          }}
        />
      </Suspense>
    </TouchSizes>
  )
}
