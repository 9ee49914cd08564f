import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { listTexts } from './texts.ts'
import { countElsewhere, maxActRows, noSelection, withAll, type Selection } from './selection.ts'
import styles from './selection-bar.module.css'
import type { Row } from '../fields/row.ts'

interface MatchingRows {
  total: number
  fetch: () => Promise<readonly Row[]>
}

interface Props {
  chosen: Selection
  /** On this page. */
  rows: readonly Row[]
  onChange: (next: Selection) => void
  /** All rows that match: how many there are, and the first of them, as many as one act takes. */
  matching?: MatchingRows
}

/** Chooses the rows of all pages, as far as one act takes them. */
function ChooseMatching({ total, fetch, chosen, onChange }: MatchingRows & Omit<Props, 'rows' | 'matching'>) {
  const t = useText()
  const count = Math.min(total, maxActRows)
  const choose = useMutation({ mutationFn: fetch, onSuccess: (all) => onChange(withAll(noSelection, all)) })
  if (chosen.size >= count) return null
  return (
    <Button type="link" size="small" loading={choose.isPending} onClick={() => choose.mutate()}>
      {t(total > count ? listTexts.chooseFirst : listTexts.chooseMatching, { count })}
    </Button>
  )
}

/** How many rows are chosen, here and on other pages. */
export function SelectionBar({ chosen, rows, onChange, matching }: Props) {
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
          {isWhole && matching && matching.total > rows.length && (
            <ChooseMatching {...matching} chosen={chosen} onChange={onChange} />
          )}
          <Button type="link" size="small" onClick={() => onChange(noSelection)}>
            {t(listTexts.chooseNone)}
          </Button>
        </>
      )}
    </div>
  )
}
