import { Table } from 'antd'
import { messageOf } from '@fangshi/contract/errors'
import { useText } from '../../../i18n/use-text.ts'
import { importTexts } from './texts.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { cellOf } from './import-state.ts'
import type { Plan, Problem } from './plan.ts'
import styles from './import-dialog.module.css'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

interface Props {
  plan: Plan
  problems: readonly Problem[]
}

/** Every bad cell: its row as the sheet numbers it, its column, what stands there and what is wrong with it. */
export function ProblemTable({ plan, problems }: Props) {
  const t = useText()
  const locale = useLocale()
  const lines = problems
    .map((problem) => ({
      ...problem,
      key: `${problem.row} ${problem.field}`,
      name: problem.column?.label[locale] ?? problem.field,
      cell: cellOf(plan, problem),
      reason: messageOf(problem.key, locale),
    }))
    .toSorted((a, b) => a.row - b.row)
  return (
    <ScrollRegion label={t(importTexts.problems)}>
      <Table
        size="small"
        dataSource={lines}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { title: t(importTexts.row), dataIndex: 'row', width: 72 },
          { title: t(importTexts.column), dataIndex: 'name', width: 160 },
          { title: t(importTexts.cell), dataIndex: 'cell', width: 200, className: styles.cell },
          { title: t(importTexts.reason), dataIndex: 'reason' },
        ]}
      />
    </ScrollRegion>
  )
}
