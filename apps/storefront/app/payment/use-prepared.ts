import { CallError, NoAnswerError } from '@fangshi/contract/client'
import type { ProviderChannel } from '@fangshi/contract/status'
import { useQuery } from '@tanstack/react-query'
import { payer } from './payer.ts'
import type { ProviderBill } from './provider-bill.ts'

const aboutBill = new Set<string>(['ORDER_NOT_PAYABLE', 'ORDER_NOT_FOUND', 'COLLECTIVE_SEAT_LOST'])
/** Whether the bill itself refuses the payment, so that it must be loaded again. */
export const isAboutBill = (error: unknown): boolean => error instanceof CallError && aboutBill.has(error.key)

/** What the person reads about a payment that could not be begun; undefined while there is nothing to say. */
export const beginFailure = (error: unknown, offline: string): string | undefined => {
  if (error instanceof NoAnswerError) return offline
  return error instanceof CallError ? error.message : undefined
}

/** The code of a payment; loaded again it is the same one as long as it works. */
export const usePrepared = (bill: ProviderBill, channel: ProviderChannel) =>
  useQuery({
    queryKey: ['prepared', bill.key, channel],
    queryFn: () => bill.begin(channel, payer()),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
