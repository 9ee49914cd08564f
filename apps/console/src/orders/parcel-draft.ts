import type { ErrorKey } from '@fangshi/contract/errors'
import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { guessExpress } from './guess-express.ts'

/** A parcel as it is filled in. */
export interface ParcelDraft {
  code: string
  /** The user chose the courier, so the number no longer changes it. */
  isChosen: boolean
  number: string
  /** The lines in it. */
  lines: readonly number[]
}

/** An order with the parcels being prepared for it. */
export interface Bundle {
  order: BackofficeOrder
  parcels: readonly ParcelDraft[]
}

/** The lines of an order that are in no parcel yet. */
export const unsentLines = ({ order_goods }: BackofficeOrder) =>
  order_goods.filter(({ parcel_id }) => parcel_id === null)

const emptyParcel = (lines: readonly number[], code = ''): ParcelDraft => ({
  code,
  isChosen: false,
  number: '',
  lines,
})

/** One parcel with everything that has not shipped yet, by the courier used last until its number names another. */
export const newBundle = (order: BackofficeOrder, lastCourier = ''): Bundle => ({
  order,
  parcels: [
    emptyParcel(
      unsentLines(order).map(({ id }) => id),
      lastCourier,
    ),
  ],
})

/** Adds a parcel; lines are moved into it later. */
export const withParcel = ({ order, parcels }: Bundle): Bundle => ({ order, parcels: [...parcels, emptyParcel([])] })

export const withoutParcel = ({ order, parcels }: Bundle, at: number): Bundle => ({
  order,
  parcels: parcels.filter((_, index) => index !== at),
})

/** Changes one parcel; lines put into it are removed from the others. */
export const changed = ({ order, parcels }: Bundle, at: number, change: Partial<ParcelDraft>): Bundle => ({
  order,
  parcels: parcels.map((parcel, index) => {
    if (index === at) return { ...parcel, ...change }
    const taken = change.lines
    return taken ? { ...parcel, lines: parcel.lines.filter((line) => !taken.includes(line)) } : parcel
  }),
})

/** Sets a typed or scanned number, and the courier derived from it unless the user chose one. */
export function withNumber(parcel: ParcelDraft, number: string, codes: readonly string[]): Partial<ParcelDraft> {
  const guessed = parcel.isChosen ? undefined : guessExpress(number, codes)
  return guessed ? { number, code: guessed } : { number }
}

/** Derives the couriers of numbers that were typed before the couriers were loaded; a courier that is gone is none. */
export const withCouriers = (bundles: readonly Bundle[], codes: readonly string[]): readonly Bundle[] =>
  bundles.map(({ order, parcels }) => ({
    order,
    parcels: parcels.map((parcel) => ({
      ...parcel,
      code: codes.includes(parcel.code) ? parcel.code : '',
      ...withNumber(parcel, parcel.number, codes),
    })),
  }))

/**
 * Several numbers pasted from a sheet: each goes to the first parcel of the order that its line names, or where no line
 * names one, to the orders from `at` on, line by line. Undefined for what is one number alone.
 */
export function withPasted(
  bundles: readonly Bundle[],
  at: number,
  text: string,
  codes: readonly string[],
): readonly Bundle[] | undefined {
  const isNumber = (cell: string): boolean => /^[0-9A-Za-z-]{5,30}$/.test(cell)
  const rows = text.split(/\r?\n/).flatMap((row) => {
    const cells = row.split(/[\s,，;]+/)
    const named = bundles.findIndex(({ order }) => cells.includes(order.order_no))
    const number = cells.find((cell) => isNumber(cell) && cell !== bundles[named]?.order.order_no)
    return number ? [{ named, number }] : []
  })
  const isNamed = rows.some(({ named }) => named >= 0)
  if (rows.length < 2 && !isNamed) return undefined
  const numbers = new Map(rows.map(({ named, number }, index) => [isNamed ? named : at + index, number]))
  return bundles.map((bundle, place) => {
    const number = numbers.get(place)
    const [first] = bundle.parcels
    return number && first ? changed(bundle, 0, withNumber(first, number, codes)) : bundle
  })
}

/** Why a parcel cannot be sent. */
export function faultsOf({ code, number, lines }: ParcelDraft): {
  code?: ErrorKey
  number?: ErrorKey
  lines?: ErrorKey
} {
  return {
    ...(code ? {} : { code: 'REQUIRED' as const }),
    ...(/^[0-9A-Za-z-]{5,30}$/.test(number.trim()) ? {} : { number: 'PARCEL_INCOMPLETE' as const }),
    ...(lines.length ? {} : { lines: 'REQUIRED' as const }),
  }
}
