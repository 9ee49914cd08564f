import { Input, Pagination } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { CallFailed, ListLoading } from '../../kit/list/list-states.tsx'
import styles from './file-space.module.css'
import { Folders } from './folders.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { foldersQuery, picturesPerPage, picturesQuery, type Folder, type Picture } from './space-queries.ts'
import { SpaceUpload } from './space-upload.tsx'

const says = {
  search: l('按名称搜索图片', 'Search images by name'),
  none: l('暂无图片。上传后，编辑商品时可以直接选用。', 'No images yet. Upload some to use them in your products.'),
  notFound: l('没有找到图片', 'No images found.'),
}

export type PictureSelection = ReadonlyMap<number, Picture>

interface Props {
  ticked: PictureSelection
  onTick: (ticked: PictureSelection) => void
  /** Actions on the selected pictures. */
  tools?: (folders: readonly Folder[]) => ReactNode
}

/** The store's pictures in their folders: view, upload, select. */
export function SpaceBrowser({ ticked, onTick, tools }: Props) {
  const t = useText()
  const [{ folder, page, name }, setPlace] = useState<{ folder?: number; page: number; name: string }>({
    page: 1,
    name: '',
  })
  const { data: folderPage } = useQuery(foldersQuery)
  const pictures = useQuery(picturesQuery(page, folder, name))
  const folders: readonly Folder[] = folderPage?.data ?? []
  const rows: readonly Picture[] = pictures.data?.data ?? []
  const toggle = (picture: Picture): void => {
    const next = new Map(ticked)
    if (!next.delete(picture.id)) next.set(picture.id, picture)
    onTick(next)
  }
  return (
    <div className={styles.space}>
      <Folders
        folders={folders}
        chosen={folder}
        onChoose={(next) => setPlace({ page: 1, name, ...(next === undefined ? {} : { folder: next }) })}
      />
      <div className={styles.main}>
        <div className={styles.bar}>
          <SpaceUpload folder={folder} />
          {tools?.(folders)}
          <Input.Search
            className={styles.search}
            allowClear
            maxLength={60}
            aria-label={t(says.search)}
            placeholder={t(says.search)}
            onSearch={(text) => setPlace({ page: 1, name: text.trim(), ...(folder === undefined ? {} : { folder }) })}
          />
        </div>
        {pictures.isError ? (
          <CallFailed error={pictures.error} onRetry={() => void pictures.refetch()} />
        ) : pictures.isPending ? (
          <ListLoading />
        ) : rows.length ? (
          <PictureGrid pictures={rows} ticked={ticked} onToggle={toggle} />
        ) : (
          <p role="status" className={styles.none}>
            {t(name ? says.notFound : says.none)}
          </p>
        )}
        {pictures.data && pictures.data.total > picturesPerPage && (
          <Pagination
            align="end"
            current={page}
            pageSize={picturesPerPage}
            total={pictures.data.total}
            showSizeChanger={false}
            onChange={(next) => setPlace((now) => ({ ...now, page: next }))}
          />
        )}
      </div>
    </div>
  )
}
