import type { Documents } from '@fangshi/contract/documents'
import { Tag } from 'antd'
import { l, useLabel } from '../../kit/label.ts'
import { DocumentFile } from './document-file.tsx'
import { changedFields, documentFields } from './document-fields.ts'
import styles from './documents.module.css'

const texts = {
  field: l('资料', 'Document'),
  now: l('当前', 'In force'),
  asked: l('变更为', 'Changed to'),
  same: l('不变', 'The same'),
  changed: l('有变更', 'Changed'),
}

/** Documents in force beside those that a store asks for; what differs is marked by a word and a colour. */
export function DocumentsCompared({ store, before, after }: { store: number; before: Documents; after: Documents }) {
  const read = useLabel()
  const changed = changedFields(before, after)
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">{read(texts.field)}</th>
          <th scope="col">{read(texts.now)}</th>
          <th scope="col">{read(texts.asked)}</th>
        </tr>
      </thead>
      <tbody>
        {documentFields.map(({ name, label, isFile }) => {
          const isChanged = changed.has(name)
          const show = (documents: Documents, when: string) =>
            isFile ? (
              <DocumentFile store={store} address={documents[name]} label={`${read(label)} · ${when}`} />
            ) : (
              documents[name] || '-'
            )
          return (
            <tr key={name} className={isChanged ? styles.changed : undefined}>
              <th scope="row">
                {read(label)} {isChanged && <Tag color="warning">{read(texts.changed)}</Tag>}
              </th>
              <td>{show(before, read(texts.now))}</td>
              <td>
                {isChanged ? show(after, read(texts.asked)) : <span className={styles.none}>{read(texts.same)}</span>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
