import { FilePdfOutlined } from '@ant-design/icons'
import { privateName } from '@fangshi/contract/files'
import { adminStores, storeDocumentFile } from '@fangshi/contract/stores-admin'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useEffect, useMemo } from 'react'
import { call } from '../../session/api.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './documents.module.css'

const texts = {
  pdf: l('打开 PDF', 'Open PDF'),
  failed: l('文件无法打开', 'This file can’t be opened'),
  none: l('未上传', 'Not uploaded'),
}

interface Props {
  /** The store's id: files are read as documents of a store. */
  store: number
  address: string
  label: string
}

/** A document file: an image that opens in full size, or a link to the PDF. */
export function DocumentFile({ store, address, label }: Props) {
  const t = useText()
  const name = privateName(address)
  const { data, isError } = useQuery({
    queryKey: [adminStores.path, 'documents', store, 'file', address],
    queryFn: ({ signal }) =>
      call(storeDocumentFile, { params: { id: store, name: name ?? '' } }, { signal, quiet: true }),
    enabled: name !== null,
    staleTime: Infinity,
    gcTime: 0,
  })
  const url = useMemo(() => data && URL.createObjectURL(data), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (!name) return <span className={styles.none}>{t(texts.none)}</span>
  if (isError) return <span className={styles.none}>{t(texts.failed)}</span>
  if (!url) return <Skeleton.Image active className={styles.waiting} />
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.file} aria-label={label}>
      {data?.type === 'application/pdf' ? (
        <>
          <FilePdfOutlined aria-hidden /> {t(texts.pdf)}
        </>
      ) : (
        <img src={url} alt="" className={styles.picture} />
      )}
    </a>
  )
}
