import { privateFileSeller, privateName } from '@fangshi/contract/files'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../../session/api.ts'
import { FileLink } from './file-link.tsx'
import styles from './uploads.module.css'

/** A private picture of the own store, fetched with the token; other files are linked. */
export function PrivatePicture({ address, label }: { address: string; label: string }) {
  const name = privateName(address)
  const { data } = useQuery({
    queryKey: ['Seller', 'file', address],
    queryFn: ({ signal }) => call(privateFileSeller, { params: { name: name ?? '' } }, { signal, quiet: true }),
    enabled: name !== null,
    staleTime: Infinity,
  })
  const url = useMemo(() => (data?.type.startsWith('image/') ? URL.createObjectURL(data) : undefined), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (!url) return <FileLink address={address} />
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={label} className={styles.document}>
      <img src={url} alt="" />
    </a>
  )
}
