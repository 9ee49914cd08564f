import type { TracedParcel } from '@fangshi/contract/orders'
import { Button, Tag } from 'antd'
import { useId, useState } from 'react'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { CopyText } from '../kit/ui/copy-text.tsx'
import { traceStates } from './order-texts.ts'
import styles from './parcel-trace.module.css'

const says = {
  trace: l('物流轨迹', 'Tracking'),
  more: l('展开全部', 'Show all'),
  less: l('收起', 'Show less'),
}
/** How many are shown at first. */
const first = 3

/** A parcel with its number and tracking, newest first; older steps on demand. */
export function ParcelTrace({ parcel, lines }: { parcel: TracedParcel; lines: readonly string[] }) {
  const t = useText()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const { traces, state } = parcel
  const shown = isOpen ? traces : traces.slice(0, first)
  return (
    <li className={styles.parcel}>
      <p className={styles.head}>
        <span>{parcel.express_name}</span>
        <CopyText text={parcel.delivery_no} />
        {state && <Tag color={traceStates[state].color}>{t(traceStates[state].label)}</Tag>}
        <time className={styles.time}>{parcel.sent_at}</time>
      </p>
      <p className={styles.lines}>{lines.join(' · ')}</p>
      {traces.length > 0 && (
        <ol id={listId} className={styles.trace} aria-label={`${t(says.trace)} ${parcel.delivery_no}`}>
          {shown.map(({ time, context }, at) => (
            // New steps are only added at the top.
            <li key={traces.length - at} className={styles.step}>
              <time className={styles.time}>{time}</time>
              <span>{context}</span>
            </li>
          ))}
        </ol>
      )}
      {traces.length > first && (
        <Button
          type="link"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t(says.less) : `${t(says.more)} (${traces.length})`}
        </Button>
      )}
    </li>
  )
}
