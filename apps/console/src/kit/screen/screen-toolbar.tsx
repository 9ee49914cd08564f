import { DeleteOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { actionTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Row } from '../fields/row.ts'
import { SelectionBar } from '../list/selection-bar.tsx'
import { maxActRows } from '../list/selection.ts'
import { fetchList, pageOf } from '../list/use-list.ts'
import type { Density } from '../table/density.ts'
import type { Sorting } from '../table/sorting.ts'
import { TableTools } from '../table/table-tools.tsx'
import { usePhone } from '../ui/use-phone.ts'
import styles from './screen-page.module.css'
import type { ScreenState } from './use-screen.ts'

function DeleteChosen({ state: { buttons, chosen, remove } }: { state: ScreenState }) {
  const t = useText()
  const { isShown, reason } = buttons.batch_delete
  if (!isShown) return null
  return (
    <Tooltip title={reason && t(reason)}>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        disabled={reason !== undefined}
        onClick={() => remove([...chosen].map(([id, row]): Row => row ?? { id }))}
      >
        {t(actionTexts.delete)}
      </Button>
    </Tooltip>
  )
}

interface Props {
  state: ScreenState
  density: Density
  onDensity: (density: Density) => void
  isFull: boolean
  onFull: (isFull: boolean) => void
  sorting: Sorting
}

/** What is done with the chosen rows at the left (on phones once some are chosen), how the table looks at the right. */
export function ScreenToolbar({ state, ...look }: Props) {
  const isPhone = usePhone()
  const { spec, list, rows, columns, chosen, setChosen, screen, isTree } = state
  return (
    <div className={styles.toolbar}>
      {(!isPhone || chosen.size > 0) && (
        <div className={styles.left}>
          <DeleteChosen state={state} />
          {spec.toolbarLeft?.(screen)}
          <SelectionBar
            chosen={chosen}
            rows={rows.flat}
            onChange={setChosen}
            matching={{
              total: isTree ? 0 : (rows.list.data?.total ?? 0),
              fetch: async () => (await fetchList(spec.resource, pageOf(1, maxActRows, list.filters, list.sort))).data,
            }}
          />
        </div>
      )}
      <div className={styles.right}>
        {spec.toolbarRight?.(screen)}
        <TableTools
          {...look}
          updatedAt={rows.list.dataUpdatedAt}
          isBusy={rows.list.isFetching}
          onReload={screen.reload}
          columns={columns}
          hasCards={isPhone}
        />
      </div>
    </div>
  )
}
