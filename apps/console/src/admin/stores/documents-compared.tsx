import type { Documents } from '@fangshi/contract/documents'
import { Tag } from 'antd'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { DocumentFile } from './document-file.tsx'
import { changedFields, documentFields } from './document-fields.ts'
import styles from './documents.module.css'

const texts = {
  field: l('资料', 'Document'),
  now: l('当前', 'Current'),
  requested: l('变更为', 'Changed to'),
  same: l('不变', 'Unchanged'),
  changed: l('有变更', 'Changed'),
}

/** Current documents beside the submitted ones; differences are marked by a word and a colour. */
export function DocumentsCompared({ store, before, after }: { store: number; before: Documents; after: Documents }) {
  const t = useText()
  const changed = changedFields(before, after)
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">{t(texts.field)}</th>
          <th scope="col">{t(texts.now)}</th>
          <th scope="col">{t(texts.requested)}</th>
        </tr>
      </thead>
      <tbody>
        {documentFields.map(({ name, label, isFile }) => {
          const isChanged = changed.has(name)
          const show = (documents: Documents, when: string) =>
            isFile ? (
              <DocumentFile store={store} address={documents[name]} label={`${t(label)} · ${when}`} />
            ) : (
              documents[name] || '-'
            )
          return (
            <tr key={name} className={isChanged ? styles.changed : undefined}>
              <th scope="row">
                {t(label)} {isChanged && <Tag color="warning">{t(texts.changed)}</Tag>}
              </th>
              <td>{show(before, t(texts.now))}</td>
              <td>
                {isChanged ? show(after, t(texts.requested)) : <span className={styles.none}>{t(texts.same)}</span>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
