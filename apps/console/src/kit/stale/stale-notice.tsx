import { Alert } from 'antd'
import { useEffect, useRef } from 'react'
import type { UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { FieldValue } from '../fields/form/field-value.tsx'
import type { FieldSpecs } from '../fields/spec.ts'
import type { ChangedField } from './changed-fields.ts'
import styles from './stale-notice.module.css'
import { staleTexts } from './texts.ts'

interface Props {
  fields: FieldSpecs
  /** What fields are called that are no plain ones. */
  labels?: Readonly<Record<string, UiText>>
  changes: readonly ChangedField[]
}

function Change({
  fields,
  labels = {},
  change: { name, was, now },
}: Omit<Props, 'changes'> & { change: ChangedField }) {
  const t = useText()
  const spec = fields[name]
  const label = spec?.label ?? labels[name]
  if (!label) return null
  return (
    <li className={styles.change}>
      <span className={styles.label}>{t(label)}</span>
      {spec && spec.type !== 'password' && (
        <>
          <span className={styles.value}>
            {t(staleTexts.from)} <FieldValue spec={spec} value={was} />
          </span>
          <span className={styles.value}>
            {t(staleTexts.to)} <FieldValue spec={spec} value={now} />
          </span>
        </>
      )}
    </li>
  )
}

/** Says what someone else changed while the form was filled in (FORM_STALE). */
export function StaleNotice({ changes, ...named }: Props) {
  const t = useText()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (changes.length) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [changes])
  if (!changes.length) return null
  return (
    <div ref={notice} className={styles.notice}>
      <Alert
        type="warning"
        showIcon
        title={t(staleTexts.title)}
        description={
          <>
            {t(staleTexts.help)}
            <ul className={styles.changes}>
              {changes.map((change) => (
                <Change key={change.name} change={change} {...named} />
              ))}
            </ul>
          </>
        }
      />
    </div>
  )
}
