import { useSyncExternalStore } from 'react'
import type { PayClient } from '@fangshi/contract/status'
import { payClient } from '~/payment/pay-client.ts'

const never = () => () => {}

/** What this browser is; null while rendering on the server, which does not know it. */
export const useClient = (): PayClient | null => useSyncExternalStore<PayClient | null>(never, payClient, () => null)

/** The way of a provider that this browser can take; undefined when it has none. */
export const fittingWay = <W extends { clients: readonly PayClient[] }>(
  ways: readonly W[],
  client: PayClient | null,
): W | undefined => ways.find(({ clients }) => client !== null && clients.includes(client))
