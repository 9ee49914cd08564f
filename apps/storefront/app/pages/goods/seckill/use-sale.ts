import type { GoodsDetail } from '@fangshi/contract/catalog'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIsLoggedIn } from '~/session/session.ts'
import { changed, changesAt, skusAfter, type Sale } from './sale.ts'

/** How often the quota is asked for while a sale runs and the page is looked at, and while little of it is left. */
const pollMs = 10_000
const lowPollMs = 2000
const low = 20
/** The server may be a moment behind. */
const againMs = 250
/** Longer waits do not fit into a timer. */
const longestMs = 86_400_000

type Skus = GoodsDetail['skus']
interface Live {
  sale: Sale | null
  /** Known once a sale has ended: those of the page had its prices. */
  skus?: Skus
}

/**
 * The flash sale of a goods page and the SKUs without it. They follow the server's clock: the page shows the start and the
 * end when they come, whatever the network, and in between how much is left and what the shopper may still order. `onChange`
 * learns of a new state.
 */
export function useSale(
  goodsId: number,
  page: { sale: Sale | null; skus: Skus },
  onChange: (state: Sale['state'] | 'ended') => void,
) {
  const isLoggedIn = useIsLoggedIn()
  const [live, setLive] = useState<Live>({ sale: page.sale })
  const hadSale = page.sale !== null
  const tell = useEffectEvent(onChange)

  useEffect(() => {
    if (!hadSale) return
    let isStale = false
    let pollTimer: ReturnType<typeof setTimeout> | undefined
    let edgeTimer: ReturnType<typeof setTimeout> | undefined
    let shown = page.sale
    let needsSkus = false
    /** How many starts and ends the page has shown; what was asked before the last one is not shown. */
    let edges = 0
    const show = (sale: Sale | null, skus?: Skus): void => {
      const before = shown
      shown = sale
      setLive((old) => ({ sale, ...(skus ? { skus } : old.skus && { skus: old.skus }) }))
      if (!before || before.state === sale?.state) return
      if (sale?.id === before.id) tell(sale.state)
      else if (before.state !== 'coming') tell('ended')
    }
    /** The time of a change has come: the page shows it, and the server says what is left. */
    const change = (sale: Sale): void => {
      edges++
      const next = changed(sale)
      needsSkus = next === null
      show(next, next ? undefined : skusAfter(page.skus, sale))
      again()
    }
    /** The sale as the server knows it, then a look at what comes next. */
    const follow = async (): Promise<void> => {
      clearTimeout(pollTimer)
      const edgesBefore = edges
      const { loadSale, loadSkus, serverNow } = await import('./sale-calls.ts')
      const sale = await loadSale(goodsId, isLoggedIn === true)
      needsSkus ||= shown !== null && shown.state !== 'coming' && sale?.id !== shown.id
      const skus = needsSkus ? await loadSkus(goodsId) : undefined
      if (isStale || edgesBefore !== edges) return
      show(sale, skus)
      needsSkus = false
      clearTimeout(edgeTimer)
      if (!sale) return
      const untilChange = changesAt(sale) - (await serverNow())
      if (isStale || edgesBefore !== edges || document.visibilityState !== 'visible') return
      if (untilChange < longestMs) edgeTimer = setTimeout(() => change(sale), Math.max(againMs, untilChange))
      clearTimeout(pollTimer)
      if (sale.state === 'coming') return
      pollTimer = setTimeout(again, sale.left > 0 && sale.left <= low ? lowPollMs : pollMs)
    }
    const again = (): void =>
      void follow().catch(() => {
        // The page shows what it knows, and asks later.
        if (!isStale) pollTimer = setTimeout(again, pollMs)
      })
    const look = (): void => {
      if (document.visibilityState === 'visible') again()
    }
    again()
    document.addEventListener('visibilitychange', look)
    return () => {
      isStale = true
      clearTimeout(pollTimer)
      clearTimeout(edgeTimer)
      document.removeEventListener('visibilitychange', look)
    }
    // The sale of the page is where following begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [goodsId, hadSale, isLoggedIn])

  return { sale: live.sale, skus: live.skus ?? page.skus }
}
