import { changeFreight, changePrices } from '@fangshi/contract/goods-bulk'
import { sellerGoods } from '@fangshi/contract/goods-seller'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../../../session/api.ts'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { number, radio, select } from '../../../kit/fields/build.ts'
import type { FieldSpecs, FormValues } from '../../../kit/fields/spec.ts'
import { ActDialog } from '../../../kit/screen/act-dialog.tsx'
import type { Screen } from '../../../kit/screen/screen.ts'
import { freightBody, pricesBody } from './bulk-bodies.ts'
import { asChoices, type GoodsChoices } from '../choices.ts'

const says = {
  prices: l('批量改价', 'Change prices'),
  freight: l('批量改运费', 'Change shipping'),
  count: l('{{count}} 件商品', 'Products: {{count}}'),
  everySku: l(
    '修改所选商品全部 SKU 的价格，划线价不变。',
    'Changes the price of every SKU of these products. List prices stay.',
  ),
}

const isShare = ({ mode }: FormValues): boolean => mode === 'percent'

const priceFields: FieldSpecs = {
  mode: radio(l('方式', 'Method'), {
    required: true,
    span: 24,
    options: [
      { value: 'percent', label: l('按比例', 'Percentage') },
      { value: 'raise', label: l('加价', 'Raise') },
      { value: 'lower', label: l('降价', 'Lower') },
      { value: 'set', label: l('统一为', 'Set to') },
    ],
  }),
  percent: number(l('现价的百分比', 'Percent of the present price'), {
    required: true,
    min: 1,
    max: 1000,
    unit: l('%', '%'),
    span: 24,
    help: l('如：90 为九折，110 为上涨一成', 'e.g. 90 is 10% off, 110 is 10% more'),
    showIf: isShare,
  }),
  price: number(l('金额', 'Amount'), { required: true, money: true, span: 24, showIf: (values) => !isShare(values) }),
}

const freightFields = (choices: GoodsChoices): FieldSpecs => ({
  freight: select(l('运费', 'Shipping'), {
    required: true,
    span: 24,
    options: [
      { value: 'default', label: l('店铺默认运费', 'Store default') },
      { value: 'free', label: l('包邮', 'Free shipping') },
      ...asChoices(choices.freights),
    ],
  }),
})

interface Props {
  list: Pick<Screen, 'selection' | 'clearSelection'>
  choices: GoodsChoices
}

/** Changes prices or freight of all selected goods. */
export function BulkTools({ list, choices }: Props) {
  const t = useText()
  const client = useQueryClient()
  const [open, setOpen] = useState<'prices' | 'freight'>()
  const ids = list.selection.map(({ id }) => id)
  const close = (): void => setOpen(undefined)
  const finish = (): void => {
    close()
    list.clearSelection()
    void client.invalidateQueries({ queryKey: [sellerGoods.path, 'list'] })
  }
  const dialog = { subject: t(says.count, { count: ids.length }), onClose: close, onDone: finish }
  return (
    <>
      {(['prices', 'freight'] as const).map((what) => (
        <Button key={what} disabled={!ids.length} aria-haspopup="dialog" onClick={() => setOpen(what)}>
          {t(says[what])}
        </Button>
      ))}
      {open === 'prices' && (
        <ActDialog
          {...dialog}
          title={says.prices}
          explained={says.everySku}
          fields={priceFields}
          initial={{ mode: 'percent' }}
          submit={(values, key) => call(changePrices, { body: pricesBody(ids, values) }, { key })}
        />
      )}
      {open === 'freight' && (
        <ActDialog
          {...dialog}
          title={says.freight}
          fields={freightFields(choices)}
          submit={(values) => call(changeFreight, { body: freightBody(ids, values) })}
        />
      )}
    </>
  )
}
