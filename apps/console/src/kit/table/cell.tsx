import type { Locale } from '@fangshi/contract/locale'
import { Avatar, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { MenuIcon } from '../ui/icons.tsx'
import { blank, cellText, cellTexts, cellValue, choiceOf, isBlank, isYes, tagColor } from '../list/cell-text.ts'
import { amountText, withSign, yuanText } from '../list/amount-text.ts'
import styles from './cell.module.css'
import { CopyText } from '../ui/copy-text.tsx'
import { relativeTime } from '../ui/relative-time.ts'
import { Thumbnails } from './thumbnails.tsx'
import type { Column, ColumnType, NamedColumn, Names } from '../list/column.ts'
import type { Row } from '../fields/row.ts'

// With hundreds of rows each hook of a cell is felt while scrolling: the language comes from the table.
interface CellContent {
  column: NamedColumn
  locale: Locale
  value: unknown
  /** What the value says in words. */
  text: string
}

const Text = ({ text }: CellContent) => (
  <span className={styles.text} title={text}>
    {text}
  </span>
)

// The words come with the pointer: they would be wrong soon, and antd's tooltip is felt with hundreds of rows.
const Time = ({ text, locale }: CellContent) => (
  <time
    className={`${styles.figure} ${styles.time}`}
    onPointerEnter={({ currentTarget }) => {
      currentTarget.title = relativeTime(text, new Date(), locale) ?? ''
    }}
  >
    {text}
  </time>
)

function Money({ value }: CellContent) {
  const amount = amountText(value)
  return <span className={amount.startsWith('-') ? styles.minus : styles.plus}>{withSign(amount)}</span>
}

const DictTag = ({ column, value, text }: CellContent) => (
  <Tag color={choiceOf(column, value)?.color ?? 'default'}>{text}</Tag>
)

const Tags = ({ column, value, locale }: CellContent) => (
  <span className={styles.tags}>
    {cellTexts(value, locale).map((text) => (
      <Tag key={text} color={column.isNeutral ? 'default' : tagColor(text)}>
        {text}
      </Tag>
    ))}
  </span>
)

const kinds: Readonly<Record<ColumnType, (shown: CellContent) => ReactNode>> = {
  text: Text,
  dict: Text,
  id: ({ text }) => <CopyText text={text} />,
  number: ({ text }) => <span className={styles.figure}>{text}</span>,
  price: ({ value }) => <span className={styles.figure}>{yuanText(value)}</span>,
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

interface Props {
  column: NamedColumn
  row: Row
  names: Names
}

/** One value of a row as its column shows it, for tables: they know the language. */
export function CellIn({ column, row, names, locale }: Props & { locale: Locale }) {
  if (column.cell) return column.cell(row)
  const value = cellValue(column, row)
  if (isBlank(value)) return <span className={styles.blank}>{blank}</span>
  const Kind = kinds[column.type ?? 'text']
  return <Kind column={column} locale={locale} value={value} text={cellText(column, value, locale, names)} />
}

/** One value of a row as its column shows it. */
export const Cell = (props: Props) => <CellIn {...props} locale={useLocale()} />
