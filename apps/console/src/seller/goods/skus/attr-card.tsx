import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { useId } from 'react'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { GoodsChoices } from '../choices.ts'
import styles from './options-step.module.css'
import type { ChosenAttr } from './sku-matrix.ts'

const says = {
  up: l('上移', 'Move up'),
  down: l('下移', 'Move down'),
  remove: l('移除规格', 'Remove option'),
  all: l('全选', 'Select all'),
  edit: l('编辑规格值', 'Edit values'),
}

interface Props {
  attr: ChosenAttr
  /** All values that the store has for the attribute. */
  listed: GoodsChoices['attrs'][number]['values']
  place: number
  of: number
  onChange: (attr: ChosenAttr) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onEdit: (() => void) | undefined
}

/** One option of goods: its selectable values and its position among the options. */
export function AttrCard({ attr, listed, place, of, onChange, onMove, onRemove, onEdit }: Props) {
  const t = useText()
  const id = useId()
  const isTicked = (value: number): boolean => attr.values.some((one) => one.id === value)
  const pick = (isChosen: (id: number) => boolean): void => {
    // Selected values keep their order and picture; new ones are appended.
    const remaining = attr.values.filter((value) => isChosen(value.id))
    const added = listed.filter((value) => isChosen(value.id) && !isTicked(value.id))
    onChange({ ...attr, values: [...remaining, ...added.map(({ id: of_, name }) => ({ id: of_, name }))] })
  }
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.cardHead}>
        <h3 id={id} className={styles.title}>
          {attr.name}
        </h3>
        <Button
          type="link"
          size="small"
          onClick={() => pick(() => true)}
          disabled={listed.every((v) => isTicked(v.id))}
        >
          {t(says.all)}
        </Button>
        {onEdit && (
          <Button type="link" size="small" onClick={onEdit}>
            {t(says.edit)}
          </Button>
        )}
        <span className={styles.tools}>
          {of > 1 && (
            <>
              <Button
                type="text"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={`${t(says.up)} ${attr.name}`}
                disabled={place === 1}
                onClick={() => onMove(-1)}
              />
              <Button
                type="text"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={`${t(says.down)} ${attr.name}`}
                disabled={place === of}
                onClick={() => onMove(1)}
              />
            </>
          )}
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`${t(says.remove)} ${attr.name}`}
            onClick={onRemove}
          />
        </span>
      </div>
      <div className={styles.values}>
        {listed.map(({ id: value, name, color }) => (
          <Checkbox
            key={value}
            className={styles.value}
            checked={isTicked(value)}
            onChange={({ target }) => pick((one) => (one === value ? target.checked : isTicked(one)))}
          >
            {color && <span aria-hidden className={styles.dot} style={{ background: color }} />}
            {name}
          </Checkbox>
        ))}
      </div>
    </section>
  )
}
