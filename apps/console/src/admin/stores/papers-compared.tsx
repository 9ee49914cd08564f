import type { Papers } from '@fangshi/contract/papers'
import { Tag } from 'antd'
import { l, useLabel } from '../../kit/label.ts'
import { PaperFile } from './paper-file.tsx'
import { changedFields, paperFields } from './paper-fields.ts'
import styles from './papers.module.css'

const texts = {
  field: l('资料', 'Paper'),
  now: l('当前', 'In force'),
  asked: l('变更为', 'Changed to'),
  same: l('不变', 'The same'),
  changed: l('有变更', 'Changed'),
}

/** Papers in force beside those that a store asks for; what differs is marked by a word and a colour. */
export function PapersCompared({ store, before, after }: { store: number; before: Papers; after: Papers }) {
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
        {paperFields.map(({ name, label, isFile }) => {
          const isChanged = changed.has(name)
          const show = (papers: Papers, when: string) =>
            isFile ? (
              <PaperFile store={store} address={papers[name]} label={`${read(label)} · ${when}`} />
            ) : (
              papers[name] || '-'
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
