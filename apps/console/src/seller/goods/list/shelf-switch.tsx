import type { GoodsRow } from '@fangshi/contract/goods-seller'
import { localText } from '@fangshi/contract/locale'
import { Switch, Tooltip } from 'antd'
import { useLocale } from '../../../i18n/use-locale.ts'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { texts } from '../../../goods/goods-texts.ts'
import { useShelf } from './use-shelf.ts'

/** Puts goods on the shelf or takes them off; the switch shows the new state while the call is under way. */
export function ShelfSwitch({ goods }: { goods: GoodsRow }) {
  const t = useText()
  const locale = useLocale()
  const { shelve, target } = useShelf()
  const shelf = target ?? goods.shelf
  const isTakenDown = goods.actions.length === 0
  return (
    <Tooltip title={isTakenDown ? t(l('已被平台下架', 'Taken down by the platform')) : undefined}>
      <Switch
        checked={shelf === 'on'}
        disabled={isTakenDown}
        loading={target !== undefined}
        aria-label={`${t(texts.shelf)} ${localText(goods.goods_name, locale)}`}
        onChange={(isOn) => shelve([goods.id], isOn ? 'on' : 'off')}
      />
    </Tooltip>
  )
}
