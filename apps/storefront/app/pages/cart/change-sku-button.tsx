import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '@fangshi/contract/load-chunk'
import type { CartLine } from './cart-lines.ts'
import { useCartTexts } from './own-texts.ts'

const ChangeSkuSheet = lazy(() =>
  loadChunk(async () => ({ default: (await import('./change-sku-sheet.tsx')).ChangeSkuSheet })),
)

/** The chosen options of a line; a press opens the others. */
export function ChangeSkuButton({ line, onChange }: { line: CartLine; onChange: (skuId: number) => Promise<boolean> }) {
  const t = useCartTexts()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('cart:changeSkuOf', { name: line.goods_name, sku: line.sku_name })}
        onClick={() => {
          setWasOpen(true)
          setIsOpen(true)
        }}
        className="flex min-h-7 max-w-full items-center gap-1 rounded-1 bg-sunken px-2 text-13 text-ink-2 hover:text-brand"
      >
        <span className="truncate">{line.sku_name}</span>
        <ChevronDown size={14} className="shrink-0" />
      </button>
      {wasOpen && (
        <Suspense>
          <ChangeSkuSheet line={line} isOpen={isOpen} onClose={() => setIsOpen(false)} onChange={onChange} />
        </Suspense>
      )}
    </>
  )
}
