import { Table } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { importTexts } from './texts.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { FormChoices } from './choices.ts'
import styles from './import-dialog.module.css'
import type { Plan } from './plan.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { shownValue } from './shown-value.ts'

interface Props {
  plan: Plan
  choices: FormChoices
}

const shownRows = 20

/** The first rows as they will be sent. */
export function PreviewTable({ plan, choices }: Props) {
  const t = useText()
  const locale = useLocale()
  const columns = plan.columns.filter((column) => column !== undefined)
  return (
    <>
      <h2 className={styles.heading}>{t(importTexts.preview, { n: Math.min(shownRows, plan.rows.length) })}</h2>
      <ScrollRegion label={t(importTexts.previewTable)}>
        <Table
          size="small"
          rowKey="row"
          dataSource={plan.rows.slice(0, shownRows)}
          pagination={false}
          columns={[
            { title: t(importTexts.row), dataIndex: 'row', width: 72 },
            ...columns.map((column) => ({
              key: column.key,
              title: column.label[locale],
              className: styles.cell,
              render: (_: unknown, { values }: (typeof plan.rows)[number]) =>
                shownValue(column, values, choices, locale) || '-',
            })),
          ]}
        />
      </ScrollRegion>
    </>
  )
}
