import { LockOutlined } from '@ant-design/icons'
import { storeDocuments } from '@fangshi/contract/stores-admin'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Descriptions, Skeleton } from 'antd'
import { useState } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import { CallFailed } from '../../kit/list/list-states.tsx'
import { usePhone } from '../../kit/ui/use-phone.ts'
import { DocumentFile } from './document-file.tsx'
import { documentFields } from './document-fields.ts'
import styles from './documents.module.css'
import { documentsQuery } from './documents-query.ts'

const texts = {
  documents: l('公司与身份证照', 'Company and identity documents'),
  open: l('查看证照', 'View documents'),
  logged: l(
    '包含身份信息；每次查看都会记入操作日志。',
    'Contains identity data. Every view is recorded in the audit log.',
  ),
  change: l(
    '有一份资料变更待审核，请到“资料变更”处理。',
    'A change to these documents is pending review under “Document changes”.',
  ),
}

function Documents({ id }: { id: number }) {
  const t = useText()
  const isPhone = usePhone()
  const { data, error, refetch } = useQuery(documentsQuery(id))
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active />
  return (
    <>
      {data.change && <Alert type="info" showIcon title={t(texts.change)} />}
      <Descriptions
        bordered
        size="small"
        column={isPhone ? 1 : 2}
        items={documentFields.map(({ name, label, isFile }) => ({
          key: name,
          label: t(label),
          children: isFile ? (
            <DocumentFile store={id} address={data.documents[name]} label={t(label)} />
          ) : (
            data.documents[name] || '-'
          ),
        }))}
      />
    </>
  )
}

/** The documents below a store's data, for accounts with that right. They open on demand, since each view is logged. */
export function StoreDocuments({ id }: { id: number }) {
  const t = useText()
  const { can } = useRights()
  const [opened, setOpened] = useState<number>()
  if (!can(storeDocuments.right)) return null
  return (
    <section className={styles.documents} aria-label={t(texts.documents)}>
      <h2>{t(texts.documents)}</h2>
      {opened === id ? (
        <Documents id={id} />
      ) : (
        <p className={styles.closed}>
          <Button icon={<LockOutlined aria-hidden />} onClick={() => setOpened(id)}>
            {t(texts.open)}
          </Button>
          {t(texts.logged)}
        </p>
      )}
    </section>
  )
}
