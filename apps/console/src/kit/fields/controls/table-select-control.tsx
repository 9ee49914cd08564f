import { SelectOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import type { Row } from '../row.ts'
import { pickedIds } from '../picked-ids.ts'
import type { TableSelectSpec } from '../spec.ts'
import { usePickedNames } from '../use-picked-names.ts'
import type { ControlProps } from '../control.ts'
import styles from './table-select-control.module.css'

/** Rows picked from a table; the value is an id, or ids joined by commas. */
export default function TableSelectControl(props: ControlProps<TableSelectSpec, number | string | null>) {
  const { spec, label, value, onChange, onBlur, disabled, id, 'aria-describedby': describedBy } = props
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [rows, setRows] = useState<readonly Row[]>([])
  const ids = pickedIds(value)
  const nameOf = usePickedNames(spec.source, ids, rows)
  const put = (next: readonly number[]): void => onChange?.(spec.many ? next.join(',') : (next[0] ?? null))

  return (
    <div role="group" aria-label={label} className={styles.picks}>
      {ids.map((picked) => (
        <Tag
          key={picked}
          className={styles.pick}
          closable={!disabled && { 'aria-label': t(fieldTexts.removeOf, { label: nameOf(picked) }) }}
          onClose={() => put(ids.filter((other) => other !== picked))}
        >
          {nameOf(picked)}
        </Tag>
      ))}
      <Button
        id={id}
        icon={<SelectOutlined aria-hidden />}
        aria-label={spec.placeholder ? undefined : t(fieldTexts.of, { what: t(fieldTexts.pick), label })}
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => setOpen(true)}
        onBlur={onBlur}
      >
        {spec.placeholder ? t(spec.placeholder) : t(fieldTexts.pick)}
      </Button>
      {isOpen && (
        <spec.source.Picker
          title={label}
          many={spec.many}
          picked={ids}
          onPick={(next, shownRows) => {
            setRows((old) => [...old, ...shownRows])
            put(next)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
