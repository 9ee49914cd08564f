import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  HolderOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
} from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Button, Checkbox } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { tableTexts } from './texts.ts'
import styles from './column-panel.module.css'
import type { Pin } from './column-prefs.ts'
import type { NamedColumn } from '../list/column.ts'

interface Props {
  column: NamedColumn
  isShown: boolean
  /** The last one cannot be hidden. */
  isLastShown: boolean
  pin: Pin | undefined
  onShow: (isShown: boolean) => void
  onUp?: () => void
  onDown?: () => void
  onPin: (side: Pin) => void
}

/** One column of the panel. */
export function ColumnLine({ column, isShown, isLastShown, pin, onShow, onUp, onDown, onPin }: Props) {
  const t = useText()
  const name = useText()(column.label)
  const { setNodeRef, listeners, transform, transition } = useSortable({ id: column.key })
  return (
    <li ref={setNodeRef} className={styles.line} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {/* For the mouse alone; the arrows do the same for everybody. */}
      <span className={styles.handle} aria-hidden {...listeners}>
        <HolderOutlined />
      </span>
      <Checkbox
        className={styles.name}
        checked={isShown}
        disabled={isLastShown}
        onChange={(event) => onShow(event.target.checked)}
      >
        {name}
      </Checkbox>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined aria-hidden />}
        disabled={!onUp}
        aria-label={t(tableTexts.moveUp, { name })}
        onClick={onUp}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined aria-hidden />}
        disabled={!onDown}
        aria-label={t(tableTexts.moveDown, { name })}
        onClick={onDown}
      />
      <Button
        type={pin === 'left' ? 'primary' : 'text'}
        size="small"
        icon={<VerticalRightOutlined aria-hidden />}
        aria-label={t(tableTexts.pinLeft, { name })}
        aria-pressed={pin === 'left'}
        onClick={() => onPin('left')}
      />
      <Button
        type={pin === 'right' ? 'primary' : 'text'}
        size="small"
        icon={<VerticalLeftOutlined aria-hidden />}
        aria-label={t(tableTexts.pinRight, { name })}
        aria-pressed={pin === 'right'}
        onClick={() => onPin('right')}
      />
    </li>
  )
}
