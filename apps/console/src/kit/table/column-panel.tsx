import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button, Drawer } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { tableTexts } from './texts.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { ColumnLine } from './column-line.tsx'
import styles from './column-panel.module.css'
import { inOrder, isShown, moved, noPrefs, pinOf, withPin } from './column-prefs.ts'
import type { ColumnControls } from './use-columns.ts'

interface Props {
  columns: ColumnControls
  onClose: () => void
}

/** Hides, orders and pins columns, by dragging or by buttons. */
export default function ColumnPanel({ columns, onClose }: Props) {
  const t = useText()
  const { all, visible, prefs, setPrefs } = columns
  const ordered = inOrder(all, prefs)
  const keys = ordered.map(({ key }) => key)
  // A press on the handle is no drag until it moves.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))

  const move = (from: number, to: number): void => setPrefs({ ...prefs, order: moved(keys, from, to) })
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }

  return (
    <Drawer
      open
      title={t(tableTexts.columns)}
      size={360}
      onClose={onClose}
      closable={{ 'aria-label': t(actionTexts.close) }}
      footer={
        <div className={styles.footer}>
          <Button onClick={() => setPrefs(noPrefs)}>{t(tableTexts.resetColumns)}</Button>
        </div>
      }
    >
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ul className={styles.list}>
            {ordered.map((column, index) => (
              <ColumnLine
                key={column.key}
                column={column}
                isShown={isShown(column, prefs)}
                isLastShown={visible.length === 1 && visible[0]?.key === column.key}
                pin={pinOf(column, prefs)}
                onShow={(isOn) => setPrefs({ ...prefs, shown: { ...prefs.shown, [column.key]: isOn } })}
                onUp={index > 0 ? () => move(index, index - 1) : undefined}
                onDown={index < keys.length - 1 ? () => move(index, index + 1) : undefined}
                onPin={(side) => setPrefs(withPin(column, side, prefs))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </Drawer>
  )
}
