import { Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './configs.module.css'

const test = l('测试', 'Test')
/** Unsaved changes are not what would be tried. */
export const saveFirst = l('请先保存修改再测试', 'Save your changes before testing.')

interface Props {
  title: UiText
  /** Why nothing can be tried now. */
  reason: UiText | undefined
  isTrying: boolean
  onTry: () => void
  /** What a try needs to know, before the button. */
  field?: ReactNode
  /** What a try shows beside its outcome. */
  shown?: ReactNode
  /** Another value for each outcome, which is then brought into sight. */
  result: unknown
  outcome: ReactNode
}

/** The button that tries saved settings out, and what came of it. */
export function TestSection({ title, reason, isTrying, onTry, field, shown, result, outcome }: Props) {
  const t = useText()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result) end.current?.scrollIntoView({ block: 'nearest' })
  }, [result])
  return (
    <section className={styles.test} aria-label={t(title)}>
      <div className={styles.try}>
        {field}
        <Button disabled={reason !== undefined} loading={isTrying} onClick={onTry}>
          {t(test)}
        </Button>
        <span className={styles.reason}>{reason && t(reason)}</span>
      </div>
      {shown}
      <div ref={end} role="status">
        {outcome}
      </div>
    </section>
  )
}
