import { Button } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { listTexts } from './texts.ts'
import { countElsewhere, noSelection, withAll, type Selection } from './selection.ts'
import styles from './selection-bar.module.css'
import type { Row } from '../fields/row.ts'

interface Props {
  chosen: Selection
  /** On this page. */
  rows: readonly Row[]
  onChange: (next: Selection) => void
}

/** How many rows are chosen, here and on other pages. */
export function SelectionBar({ chosen, rows, onChange }: Props) {
  const t = useText()
  const elsewhere = countElsewhere(chosen, rows)
  const isWhole = chosen.size - elsewhere === rows.length
  return (
    <div className={styles.bar}>
      <span role="status">
        {chosen.size > 0 && t(listTexts.chosen, { count: chosen.size })}
        {elsewhere > 0 && t(listTexts.chosenElsewhere, { count: elsewhere })}
      </span>
      {chosen.size > 0 && (
        <>
          {!isWhole && (
            <Button type="link" size="small" onClick={() => onChange(withAll(chosen, rows))}>
              {t(listTexts.chooseAll, { count: rows.length })}
            </Button>
          )}
          <Button type="link" size="small" onClick={() => onChange(noSelection)}>
            {t(listTexts.chooseNone)}
          </Button>
        </>
      )}
    </div>
  )
}
