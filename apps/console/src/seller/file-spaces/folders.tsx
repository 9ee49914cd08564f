import { FolderAddOutlined, FolderOutlined, PictureOutlined } from '@ant-design/icons'
import { fileSpaceDirs } from '@fangshi/contract/file-spaces'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { text } from '../../kit/fields/build.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import { useDelete } from '../../kit/screen/use-delete.tsx'
import styles from './file-space.module.css'
import { refreshSpace, type Folder } from './space-queries.ts'

const FormDialog = lazy(() => loadChunk(() => import('../../kit/screen/form-dialog.tsx')))

const form = { name: text(l('名称', 'Name'), { required: true, maxlength: 30, span: 24 }) }
const says = {
  folders: l('文件夹', 'Folders'),
  all: l('全部图片', 'All images'),
  add: l('新建文件夹', 'New folder'),
  rename: l('重命名', 'Rename'),
  remove: l('删除文件夹', 'Delete folder'),
}

interface Props {
  folders: readonly Folder[]
  /** Undefined: all pictures. */
  chosen: number | undefined
  onChoose: (folder: number | undefined) => void
}

/** The folders of the store's pictures: choose, add, rename, delete. */
export function Folders({ folders, chosen, onChoose }: Props) {
  const t = useText()
  const { can } = useRights()
  const [open, setOpen] = useState<'add' | 'rename'>()
  const remove = useDelete(fileSpaceDirs, () => {
    onChoose(undefined)
    void refreshSpace()
  })
  const current = folders.find(({ id }) => id === chosen)
  const items = [{ id: undefined, name: t(says.all), files_count: undefined }, ...folders]
  return (
    <div className={styles.side}>
      <nav aria-label={t(says.folders)} className={styles.folders}>
        {items.map(({ id, name, files_count }) => (
          <button
            key={id ?? 'all'}
            type="button"
            className={styles.folder}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {id === undefined ? <PictureOutlined aria-hidden /> : <FolderOutlined aria-hidden />}
            <span className={styles.folderName}>{name}</span>
            {files_count !== undefined && <span className={styles.count}>{files_count}</span>}
          </button>
        ))}
      </nav>
      <div className={styles.folderTools}>
        {can(fileSpaceDirs.right('store')) && (
          <Button icon={<FolderAddOutlined aria-hidden />} onClick={() => setOpen('add')}>
            {t(says.add)}
          </Button>
        )}
        {current && can(fileSpaceDirs.right('update')) && (
          <Button onClick={() => setOpen('rename')}>{t(says.rename)}</Button>
        )}
        {current && can(fileSpaceDirs.right('destroy')) && (
          <Button danger onClick={() => remove([current])}>
            {t(says.remove)}
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <FormDialog
            resource={fileSpaceDirs}
            title={t(open === 'add' ? says.add : says.rename)}
            width="min(480px, 100vw)"
            form={form}
            id={open === 'rename' ? chosen : undefined}
            onClose={() => setOpen(undefined)}
            onSaved={({ id }) => {
              setOpen(undefined)
              void refreshSpace()
              onChoose(id)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
