import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { tableTexts } from './texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import styles from './card-list.module.css'
import { cellValue, isBlank } from '../list/cell-text.ts'
import { cardParts } from './card-parts.ts'
import { CellIn } from './cell.tsx'
import { RowActions } from './row-actions.tsx'
import { RowTick } from './row-tick.tsx'
import { noSelection, toggled, type Selection } from '../list/selection.ts'
import { flatten, hasChildren, type TreeRow } from '../list/tree.ts'
import type { NamedColumn, Names } from '../list/column.ts'
import type { Row } from '../fields/row.ts'
import type { RowAction } from './row-action.ts'

interface Props {
  label: string
  columns: readonly NamedColumn[]
  rows: readonly TreeRow[]
  names: Names
  selection?: { chosen: Selection; isSingle?: boolean; onChange: (next: Selection) => void }
  actionsOf?: (row: Row) => readonly RowAction[]
  tree?: { open: ReadonlySet<number>; onToggle: (row: Row, isOpen: boolean) => void }
  isLoading?: boolean
}

const noneOpen: ReadonlySet<number> = new Set()

/** The rows of a page as cards, for phones: a title, a state and three facts. */
export function CardList({ label, columns, rows, names, selection, actionsOf, tree, isLoading = false }: Props) {
  const t = useText()
  const locale = useLocale()
  const { picture, title, state, facts } = cardParts(columns)
  const cell = (column: NamedColumn, row: Row) => <CellIn column={column} row={row} names={names} locale={locale} />
  return (
    <ul className={styles.list} aria-label={label} aria-busy={isLoading}>
      {flatten(rows, tree?.open ?? noneOpen).map(({ row, depth }) => {
        const isOpen = tree?.open.has(row.id) ?? false
        return (
          <li
            key={row.id}
            data-row-key={row.id}
            className={styles.card}
            style={{ marginInlineStart: Math.min(depth, 4) * 16 }}
          >
            <div className={styles.head}>
              {selection && (
                <RowTick
                  label={t(tableTexts.selectRow, { id: row.id })}
                  isTicked={selection.chosen.has(row.id)}
                  onToggle={() => selection.onChange(toggled(selection.isSingle ? noSelection : selection.chosen, row))}
                />
              )}
              {tree && hasChildren(row) && (
                <Button
                  type="text"
                  icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
                  aria-label={t(isOpen ? tableTexts.closeBranch : tableTexts.openBranch)}
                  aria-expanded={isOpen}
                  onClick={() => tree.onToggle(row, !isOpen)}
                />
              )}
              {picture && !isBlank(cellValue(picture, row)) && (
                <div className={styles.picture}>{cell(picture, row)}</div>
              )}
              <div className={styles.names}>
                <div className={styles.title}>{title && cell(title, row)}</div>
                {state && <div className={styles.state}>{cell(state, row)}</div>}
              </div>
            </div>
            <dl className={styles.fields}>
              {facts.map((column) => (
                <div key={column.key} className={styles.field}>
                  <dt>{t(column.label)}</dt>
                  <dd>{cell(column, row)}</dd>
                </div>
              ))}
            </dl>
            {actionsOf && (
              <div className={styles.handle}>
                <RowActions actions={actionsOf(row)} more={t(tableTexts.more)} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
