import { CallError } from '@fangshi/contract/client'
import { messageOf } from '@fangshi/contract/errors'
import type { shipOrder } from '@fangshi/contract/orders'
import type { BackofficeOrder, shipAsAdmin } from '@fangshi/contract/orders-backoffice'
import { useRef, useState } from 'react'
import { call, errorText } from '../session/api.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { unsentLines, type Bundle, type ParcelDraft } from './parcel-draft.ts'

export type ShipRoute = typeof shipOrder | typeof shipAsAdmin

/** The state of a parcel while parcels are sent one by one. */
export interface ParcelState {
  isSent: boolean
  /** Why it was not sent. */
  error?: string
}

export const keyOf = (order: BackofficeOrder, at: number): string => `${order.id}/${at}`

/** Sends parcels one by one; sent ones stay sent, refused ones show the reason and can be retried. */
export function useShipping(route: ShipRoute) {
  const locale = useLocale()
  const [states, setStates] = useState<ReadonlyMap<string, ParcelState>>(new Map())
  const [isBusy, setBusy] = useState(false)
  // A retried parcel keeps its key, so a lost answer does not ship it twice (rules §5).
  const keys = useRef(new Map<string, string>())

  async function send(order: BackofficeOrder, parcel: ParcelDraft): Promise<ParcelState> {
    const isAll = parcel.lines.length === unsentLines(order).length
    const body = {
      delivery_code: parcel.code,
      delivery_no: parcel.number.trim(),
      ...(isAll ? {} : { line_ids: [...parcel.lines] }),
    }
    const input = JSON.stringify([order.id, body])
    const key = keys.current.get(input) ?? crypto.randomUUID()
    keys.current.set(input, key)
    try {
      await call(route, { params: { id: order.id }, body }, { key, quiet: true })
      return { isSent: true }
    } catch (error) {
      if (error instanceof CallError) return { isSent: false, error: messageOf(error.key, locale) }
      return { isSent: false, error: errorText(error as Error, locale) }
    }
  }

  /** Returns how many parcels were sent and how many were not. */
  async function run(bundles: readonly Bundle[]): Promise<{ sent: number; failed: number }> {
    setBusy(true)
    const count = { sent: 0, failed: 0 }
    for (const { order, parcels } of bundles) {
      for (const [at, parcel] of parcels.entries()) {
        const key = keyOf(order, at)
        if (states.get(key)?.isSent) continue
        const state = await send(order, parcel)
        count[state.isSent ? 'sent' : 'failed']++
        setStates((before) => new Map(before).set(key, state))
      }
    }
    setBusy(false)
    return count
  }
  return { states, isBusy, run }
}
