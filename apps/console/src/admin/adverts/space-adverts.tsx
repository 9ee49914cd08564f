import { advs } from '@fangshi/contract/content-adverts'
import { useQuery } from '@tanstack/react-query'
import { Table } from 'antd'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import { Cell } from '../../kit/table/cell.tsx'
import { useNames } from '../../kit/list/names.ts'
import type { Row } from '../../kit/fields/row.ts'
import { namedColumns } from '../../kit/list/column.ts'
import { listQuery } from '../../kit/list/use-list.ts'
import { advertColumns } from './advert-fields.ts'
import styles from './space-adverts.module.css'

const columns = namedColumns(advertColumns)

/** The adverts of a space, below its own fields. */
export function SpaceAdverts({ spaceId }: { spaceId: number }) {
  const t = useText()
  const { can } = useRights()
  const mayList = can(advs.right('index'))
  const { data, isPending } = useQuery({ ...listQuery(advs, { space_id: spaceId, per_page: 100 }), enabled: mayList })
  const rows: readonly Row[] = data?.data ?? []
  const names = useNames(columns, rows)
  if (!mayList) return null
  const title = t(l('该广告位的广告', 'Adverts in this space'))
  return (
    <section className={styles.adverts}>
      <h3>{title}</h3>
      <ScrollRegion label={title}>
        <Table<Row>
          size="small"
          rowKey="id"
          className={styles.table}
          pagination={false}
          loading={isPending}
          dataSource={rows}
          locale={{ emptyText: t(l('暂无广告', 'No adverts yet')) }}
          columns={columns.map((column) => ({
            key: column.key,
            title: t(column.label),
            width: column.width,
            render: (_: unknown, row: Row) => <Cell column={column} row={row} names={names} />,
          }))}
        />
      </ScrollRegion>
    </section>
  )
}
