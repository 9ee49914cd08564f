import { privateFileHome, privateName } from '@fangshi/contract/files'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '~/api/call.ts'

const documentQuery = (address: string) => {
  const name = privateName(address)
  return queryOptions({
    queryKey: ['documents', address],
    queryFn: ({ signal }) => call(privateFileHome, { params: { name: name ?? '' } }, { signal, quiet: true }),
    enabled: name !== null,
    staleTime: Infinity,
  })
}

/** One's own private file as an object URL: it has no public address and is fetched with the token. */
export function useDocument(address: string): { url?: string; isPdf: boolean; isFailed: boolean } {
  const { data, isError } = useQuery(documentQuery(address))
  const url = useMemo(() => data && URL.createObjectURL(data), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return { ...(url ? { url } : {}), isPdf: data?.type === 'application/pdf', isFailed: isError }
}
