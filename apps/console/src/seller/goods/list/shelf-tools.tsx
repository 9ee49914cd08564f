import { Button } from 'antd'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { Screen } from '../../../kit/screen/screen.ts'
import type { Shelf } from '../form/goods-wire.ts'
import { useShelf } from './use-shelf.ts'

const names = { on: l('上架', 'List'), off: l('下架', 'Unlist') }

/** Changes the shelf of all selected goods. */
export function ShelfTools({ list }: { list: Pick<Screen, 'selection' | 'clearSelection'> }) {
  const t = useText()
  const { shelve, isPending } = useShelf(list.clearSelection)
  const ids = list.selection.map(({ id }) => id)
  const button = (shelf: Shelf) => (
    <Button disabled={!ids.length || isPending} onClick={() => shelve(ids, shelf)}>
      {t(names[shelf])}
    </Button>
  )
  return (
    <>
      {button('on')}
      {button('off')}
    </>
  )
}
