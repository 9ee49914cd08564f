import { Avatar, Tag, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { MenuIcon } from '../icons.tsx'
import { amountText, blank, cellText, cellTexts, cellValue, choiceOf, isBlank, isYes, tagColor } from './cell-text.ts'
import styles from './cell.module.css'
import { CopyText } from './copy-text.tsx'
import { relativeTime } from './relative-time.ts'
import { Thumbnails } from './thumbnails.tsx'
import type { Column, ColumnType, NamedColumn, Names, Row } from './types.ts'

interface Shown {
  column: NamedColumn
  value: unknown
  /** What the value says in words. */
  text: string
}

const Text = ({ text }: Shown) => (
  <span className={styles.text} title={text}>
    {text}
  </span>
)

function Time({ text }: Shown) {
  const locale = useLocale()
  return (
    <Tooltip title={() => relativeTime(text, new Date(), locale)}>
      <time className={`${styles.figure} ${styles.time}`}>{text}</time>
    </Tooltip>
  )
}

function Money({ value }: Shown) {
  const amount = amountText(value)
  const isMinus = amount.startsWith('-')
  return <span className={isMinus ? styles.minus : styles.plus}>{isMinus ? amount : `+${amount}`}</span>
}

const DictTag = ({ column, value, text }: Shown) => (
  <Tag color={choiceOf(column, value)?.color ?? 'default'}>{text}</Tag>
)

function Tags({ value }: Shown) {
  const texts = cellTexts(value, useLocale())
  return (
    <span className={styles.tags}>
      {texts.map((text) => (
        <Tag key={text} color={tagColor(text)}>
          {text}
        </Tag>
      ))}
    </span>
  )
}

const kinds: Readonly<Record<ColumnType, (shown: Shown) => ReactNode>> = {
  text: Text,
  dict: Text,
  id: ({ text }) => <CopyText text={text} />,
  number: ({ text }) => <span className={styles.figure}>{text}</span>,
  price: ({ value }) => <span className={styles.figure}>¥{amountText(value)}</span>,
  money: Money,
  time: Time,
  boolean: ({ value, text }) => <Tag color={isYes(value) ? 'success' : 'default'}>{text}</Tag>,
  tags: ({ text }) => <Tag color={tagColor(text)}>{text}</Tag>,
  tags_array: Tags,
  icon: ({ text }) => (
    <span className={styles.icon}>
      <MenuIcon name={text} /> {text}
    </span>
  ),
  dict_tags: DictTag,
  avatar: ({ text }) => <Avatar size={50} src={text} alt="" />,
  image: ({ value }) => <Thumbnails addresses={[String(value)]} />,
  images: ({ value }) => <Thumbnails addresses={cellTexts(value, 'zh-cn')} />,
}

/** Figures stand at the right, so that they can be compared. */
export const isFigure = ({ type }: Column): boolean => type === 'number' || type === 'price' || type === 'money'

/** One value of a row as its column shows it. */
export function Cell({ column, row, names }: { column: NamedColumn; row: Row; names: Names }) {
  const locale = useLocale()
  if (column.cell) return column.cell(row)
  const value = cellValue(column, row)
  if (isBlank(value)) return <span className={styles.blank}>{blank}</span>
  const Kind = kinds[column.type ?? 'text']
  return <Kind column={column} value={value} text={cellText(column, value, locale, names)} />
}
