import { LockOutlined } from '@ant-design/icons'
import { storePapers } from '@fangshi/contract/stores-admin'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Descriptions, Skeleton } from 'antd'
import { useState } from 'react'
import { l, useLabel } from '../../kit/label.ts'
import { useRights } from '../../session/rights.ts'
import { CallFailed } from '../../kit/list/list-states.tsx'
import { usePhone } from '../../kit/ui/use-phone.ts'
import { PaperFile } from './paper-file.tsx'
import { paperFields } from './paper-fields.ts'
import styles from './papers.module.css'
import { papersQuery } from './papers-query.ts'

const texts = {
  papers: l('公司与身份证照', 'Company papers'),
  open: l('查看证照', 'Open the papers'),
  logged: l('包含身份信息；每次查看都会记入操作日志。', 'They tell who people are; each view is logged.'),
  change: l('有一份资料变更等待审核，见“资料变更”。', 'A change of these papers waits under “Paper changes”.'),
}

function Papers({ id }: { id: number }) {
  const read = useLabel()
  const isPhone = usePhone()
  const { data, error, refetch } = useQuery(papersQuery(id))
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active />
  return (
    <>
      {data.change && <Alert type="info" showIcon title={read(texts.change)} />}
      <Descriptions
        bordered
        size="small"
        column={isPhone ? 1 : 2}
        items={paperFields.map(({ name, label, isFile }) => ({
          key: name,
          label: read(label),
          children: isFile ? (
            <PaperFile store={id} address={data.papers[name]} label={read(label)} />
          ) : (
            data.papers[name] || '-'
          ),
        }))}
      />
    </>
  )
}

/** The papers below a store's data, for those who hold that right; opened on purpose, since each view is logged. */
export function StorePapers({ id }: { id: number }) {
  const read = useLabel()
  const { can } = useRights()
  const [opened, setOpened] = useState<number>()
  if (!can(storePapers.right)) return null
  return (
    <section className={styles.papers} aria-label={read(texts.papers)}>
      <h3>{read(texts.papers)}</h3>
      {opened === id ? (
        <Papers id={id} />
      ) : (
        <p className={styles.closed}>
          <Button icon={<LockOutlined aria-hidden />} onClick={() => setOpened(id)}>
            {read(texts.open)}
          </Button>
          {read(texts.logged)}
        </p>
      )}
    </section>
  )
}
