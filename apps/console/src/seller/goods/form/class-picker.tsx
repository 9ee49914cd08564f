import { RightOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { classTexts as says } from './form-texts.ts'
import type { GoodsChoices } from '../choices.ts'
import { classWays, openAt, wayTo } from '../class-ways.ts'
import styles from './class-picker.module.css'

interface Props {
  classes: GoodsChoices['classes']
  /** Given by the form. */
  id?: string
  value?: number
  onChange?: (id: number) => void
}

/** Picks a third-level class that the store may sell in: level by level, or by name. */
export function ClassPicker({ classes, id, value, onChange }: Props) {
  const t = useText()
  const [words, setWords] = useState('')
  const way = wayTo(classes, value)
  const [open, setOpen] = useState<readonly number[]>(() => openAt(classes, way))
  const second = classes.find((node) => node.id === open[0])?.children
  const third = second?.find((node) => node.id === open[1])?.children
  const found = words.trim()
    ? classWays(classes).filter(({ names }) => names.join(' ').toLowerCase().includes(words.trim().toLowerCase()))
    : undefined
  const choose = (chosen: number): void => {
    setOpen(
      wayTo(classes, chosen)
        .slice(0, 2)
        .map((node) => node.id),
    )
    onChange?.(chosen)
  }
  const choices = (nodes: GoodsChoices['classes'], level: 0 | 1 | 2) => (
    <ul className={styles.level} aria-label={t(says.levels[level])}>
      {nodes.map((node) => (
        <li key={node.id}>
          <button
            type="button"
            className={styles.class}
            aria-pressed={level === 2 ? node.id === value : node.id === open[level]}
            onClick={() => (level === 2 ? choose(node.id) : setOpen([...open.slice(0, level), node.id]))}
          >
            {node.name}
            {level < 2 && <RightOutlined aria-hidden className={styles.arrow} />}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <div id={id} className={styles.picker}>
      <Input.Search
        allowClear
        className={styles.search}
        aria-label={t(says.search)}
        placeholder={t(says.search)}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found ? (
        <ul className={styles.found} aria-label={t(says.search)}>
          {found.map(({ id: of, names }) => (
            <li key={of}>
              <button type="button" className={styles.class} aria-pressed={of === value} onClick={() => choose(of)}>
                {names.join(' / ')}
              </button>
            </li>
          ))}
          {!found.length && <li className={styles.none}>{t(says.none)}</li>}
        </ul>
      ) : (
        <div className={styles.levels}>
          {choices(classes, 0)}
          {second && choices(second, 1)}
          {third && choices(third, 2)}
        </div>
      )}
      <p role="status" className={styles.chosen}>
        {way.length === 3 && `${t(says.chosen)}: ${way.map(({ name }) => name).join(' / ')}`}
      </p>
    </div>
  )
}
