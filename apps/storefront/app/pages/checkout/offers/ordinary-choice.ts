import { useSearchParams } from 'react-router'

const key = 'ordinary'

/** The SKUs in such a text, ids joined by hyphens. */
export const ordinaryOf = (text: string | null): number[] =>
  /^[1-9]\d{0,14}(-[1-9]\d{0,14}){0,99}$/.test(text ?? '') ? [...new Set((text as string).split('-').map(Number))] : []

/** The SKUs that are bought at the ordinary price although a flash sale of them runs (rules §9); the address keeps them. */
export function useOrdinaryChoice(): { ordinary: number[]; addOrdinary: (skuId: number) => void } {
  const [query, setQuery] = useSearchParams()
  const ordinary = ordinaryOf(query.get(key))
  const addOrdinary = (skuId: number): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(key, [...new Set([...ordinaryOf(before.get(key)), skuId])].join('-'))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { ordinary, addOrdinary }
}
