import { Empty, Switch, Tag } from 'antd'
import { useState } from 'react'
import { l, type UiText } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { changesOf, isSecret, listChange, valueText, type FieldChange } from './changes.ts'
import styles from './change-list.module.css'
import { labelOf, valueLabel } from './field-labels.ts'

const kinds: Readonly<Record<FieldChange['kind'], { label: UiText; color: string }>> = {
  added: { label: l('新增', 'Added'), color: 'success' },
  removed: { label: l('删除', 'Removed'), color: 'error' },
  changed: { label: l('修改', 'Changed'), color: 'processing' },
  same: { label: l('未变', 'Unchanged'), color: 'default' },
}

const secretChanged = l('已更改（内容不记录）', 'Changed (value not recorded)')
const unchanged = l('未修改', 'Unchanged')

/** The words of a field; the wire's own name where it has none. */
function FieldName({ path }: { path: string }) {
  const t = useText()
  const words = labelOf(path)
  return words ? words.map((word) => t(word)).join(' · ') : <code>{path}</code>
}

/** Lists show what was added and removed; other fields show their values before and after. */
function Values({ change: { field, before, after, kind } }: { change: FieldChange }) {
  const t = useText()
  const textOf = (value: unknown): string => {
    const label = valueLabel(field, value)
    return label ? t(label) : valueText(value)
  }
  if (isSecret(before, after)) {
    return (
      <>
        <td>-</td>
        <td className={kind === 'same' ? undefined : styles.after}>{t(kind === 'same' ? unchanged : secretChanged)}</td>
      </>
    )
  }
  if (kind === 'changed' && Array.isArray(before) && Array.isArray(after)) {
    const { removed, added } = listChange(before, after)
    return (
      <>
        <td className={styles.before}>{removed.length ? `− ${removed.join(', ')}` : '-'}</td>
        <td className={styles.after}>{added.length ? `+ ${added.join(', ')}` : '-'}</td>
      </>
    )
  }
  return (
    <>
      <td className={kind === 'same' || kind === 'added' ? undefined : styles.before}>{textOf(before)}</td>
      <td className={kind === 'same' || kind === 'removed' ? undefined : styles.after}>{textOf(after)}</td>
    </>
  )
}

/** What a record changed, field by field; unchanged fields are shown on demand. */
export function ChangeList({ before, after }: { before: unknown; after: unknown }) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const changes = changesOf(before, after)
  const shown = isWhole ? changes : changes.filter(({ kind }) => kind !== 'same')
  const whole = t(l('显示未变的字段', 'Show unchanged fields'))
  if (!changes.length) return <Empty description={t(l('没有记录字段', 'No fields recorded'))} />
  return (
    <section className={styles.changes} aria-label={t(l('变更', 'Changes'))}>
      <div className={styles.head}>
        <h2>{t(l('变更', 'Changes'))}</h2>
        <label className={styles.switch}>
          <Switch size="small" checked={isWhole} onChange={setWhole} aria-label={whole} />
          {whole}
        </label>
      </div>
      <div className={styles.frame}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(l('字段', 'Field'))}</th>
              <th scope="col" className={styles.kind}>
                {t(l('类型', 'Type'))}
              </th>
              <th scope="col">{t(l('修改前', 'Before'))}</th>
              <th scope="col">{t(l('修改后', 'After'))}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((change) => (
              <tr key={change.field}>
                <th scope="row" title={change.field}>
                  <FieldName path={change.field} />
                </th>
                <td className={styles.kind}>
                  <Tag color={kinds[change.kind].color}>{t(kinds[change.kind].label)}</Tag>
                </td>
                <Values change={change} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
