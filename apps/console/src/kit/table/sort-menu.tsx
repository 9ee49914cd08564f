import { SortAscendingOutlined } from '@ant-design/icons'
import { Badge, Button, Dropdown } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import type { NamedColumn } from '../list/column.ts'
import { tableTexts } from './texts.ts'
import type { Sorting } from './sorting.ts'

const usual = 'usual'

/** The order of cards: they have no heads to press. */
export function SortMenu({ columns, sorting }: { columns: readonly NamedColumn[]; sorting: Sorting }) {
  const t = useText()
  const { fields, sort, onSort } = sorting
  const sortable = columns.filter(({ key }) => fields.includes(key))
  if (!sortable.length) return null
  const orders = sortable.flatMap(({ key, label }) => [
    { key, label: t(tableTexts.ascending, { name: t(label) }) },
    { key: `-${key}`, label: t(tableTexts.descending, { name: t(label) }) },
  ])
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
      menu={{
        selectable: true,
        selectedKeys: [sort ?? usual],
        items: [{ key: usual, label: t(tableTexts.usualOrder) }, ...orders],
        onClick: ({ key }) => onSort(key === usual ? undefined : key),
      }}
    >
      <Badge dot={sort !== undefined}>
        <Button
          type="text"
          icon={<SortAscendingOutlined aria-hidden />}
          aria-label={t(tableTexts.order)}
          aria-haspopup="menu"
          title={t(tableTexts.order)}
        />
      </Badge>
    </Dropdown>
  )
}
