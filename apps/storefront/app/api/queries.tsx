import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

/** The query client of the pages inside; also used by public pages that load a shopper's data (the cart). */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(
    // `call` shows errors itself (spec §8); retrying at once would only repeat the message. Offline they fail too, and say so.
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000, networkMode: 'always' } } }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
