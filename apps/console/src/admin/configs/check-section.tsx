import { Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './configs.module.css'

const test = l('测试', 'Test')
/** Tests use saved settings, so unsaved changes must be saved first. */
export const saveFirst = l('请先保存修改再测试', 'Save your changes before testing.')

interface Props {
  title: UiText
  /** Why testing is not possible now. */
  reason: UiText | undefined
  isTrying: boolean
  onTry: () => void
  /** Inputs of the test, shown before the button. */
  field?: ReactNode
  /** What the test shows beside its outcome. */
  shown?: ReactNode
  /** Changes with each outcome, which is then scrolled into view. */
  result: unknown
  outcome: ReactNode
}

/** The button that tests saved settings, and the outcome. */
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
