import { DeleteOutlined, DownOutlined } from '@ant-design/icons'
import { fileSpaces, moveFiles } from '@fangshi/contract/file-spaces'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Dropdown } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { l } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { call } from '../../session/api.ts'
import { useRights } from '../../session/rights.ts'
import { useDelete } from '../../kit/screen/use-delete.tsx'
import type { PictureSelection } from './space-browser.tsx'
import { refreshSpace, type Folder } from './space-queries.ts'

interface Props {
  ticked: PictureSelection
  folders: readonly Folder[]
  onDone: () => void
}

const outside = 'outside'

/** Moves the selected pictures into a folder, or deletes them from the library. */
export function SpaceTools({ ticked, folders, onDone }: Props) {
  const t = useText()
  const { can } = useRights()
  const { message } = App.useApp()
  const done = (): void => {
    onDone()
    void refreshSpace()
  }
  const remove = useDelete(fileSpaces, done)
  const move = useMutation({
    mutationFn: (dir_id: number | null) => call(moveFiles, { body: { ids: [...ticked.keys()], dir_id } }),
    onSuccess: () => {
      message.success(t(actionTexts.saved))
      done()
    },
  })
  const items = [
    ...folders.map(({ id, name }) => ({ key: String(id), label: name })),
    { key: outside, label: t(l('不放入文件夹', 'No folder')) },
  ]
  return (
    <>
      {can(fileSpaces.right('update')) && (
        <Dropdown
          trigger={['click']}
          disabled={!ticked.size}
          menu={{ items, onClick: ({ key }) => move.mutate(key === outside ? null : Number(key)) }}
        >
          <Button disabled={!ticked.size} loading={move.isPending} aria-haspopup="menu">
            {t(l('移动到', 'Move to'))} <DownOutlined aria-hidden />
          </Button>
        </Dropdown>
      )}
      {can(fileSpaces.right('destroy')) && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => remove([...ticked.values()])}>
          {t(actionTexts.delete)}
          {ticked.size > 0 && ` (${ticked.size})`}
        </Button>
      )}
    </>
  )
}
