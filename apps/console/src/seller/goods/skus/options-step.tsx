import { PlusOutlined } from '@ant-design/icons'
import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import { maxAttrs, maxSkus } from '@fangshi/contract/goods-form'
import { App, Button, Select } from 'antd'
import { memo, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { l } from '../../../i18n/ui-text.ts'
import { actionTexts } from '../../../i18n/texts.ts'
import { useRights } from '../../../session/rights.ts'
import { optionTexts as says } from './sku-texts.ts'
import { AttrCard } from './attr-card.tsx'
import { AttrDialog } from './attr-dialog.tsx'
import type { GoodsChoices } from '../choices.ts'
import styles from './options-step.module.css'
import { changeAttrs } from './sku-edits.ts'
import { countSkus, type ChosenAttr } from './sku-matrix.ts'
import { useSkus, type SkuStore } from './sku-store.ts'
import { SkuTable } from './sku-table.tsx'

/** The options of goods, and the resulting SKUs (rules §3). */
export const OptionsStep = memo(function OptionsStep({ store, choices }: { store: SkuStore; choices: GoodsChoices }) {
  const t = useText()
  const { can } = useRights()
  const { message, modal } = App.useApp()
  const attrs = useSkus(store, (state) => state.attrs)
  const [editing, setEditing] = useState<number | 'new'>()

  function change(next: readonly ChosenAttr[]): void {
    const count = countSkus(next)
    if (count > maxSkus) {
      const tooManySkus = l(
        '最多 {{max}} 个 SKU，当前组合会生成 {{count}} 个',
        'Up to {{max}} SKUs are allowed; this would create {{count}}',
      )
      return void message.error(t(tooManySkus, { max: maxSkus, count }))
    }
    const { lost, take } = changeAttrs(store, next)
    if (!lost.length) return take()
    modal.confirm({
      title: t(says.lost),
      content: t(
        l(
          '{{count}} 个 SKU 已填写的价格、库存等将被移除。',
          'Prices, stock and other details of {{count}} SKUs will be removed.',
        ),
        { count: lost.length },
      ),
      okText: t(says.goOn),
      okButtonProps: { danger: true },
      cancelText: t(actionTexts.cancel),
      focusable: { autoFocusButton: 'cancel' },
      onOk: take,
    })
  }

  const left = choices.attrs.filter(({ id }) => !attrs.some((one) => one.id === id))
  const isFull = attrs.length >= maxAttrs
  return (
    <div className={styles.step}>
      <p className={styles.why}>{t(says.why)}</p>
      {attrs.map((attr, index) => (
        <AttrCard
          key={attr.id}
          attr={attr}
          listed={choices.attrs.find(({ id }) => id === attr.id)?.values ?? []}
          place={index + 1}
          of={attrs.length}
          onChange={(next) => change(attrs.with(index, next))}
          onMove={(by) => {
            const rest = attrs.toSpliced(index, 1)
            change(rest.toSpliced(index + by, 0, attr))
          }}
          onRemove={() => change(attrs.toSpliced(index, 1))}
          onEdit={can(goodsAttrs.right('update')) ? () => setEditing(attr.id) : undefined}
        />
      ))}
      <div className={styles.add}>
        {isFull ? (
          <p className={styles.why}>{t(l('最多 {{max}} 个规格', 'Up to {{max}} options'), { max: maxAttrs })}</p>
        ) : (
          left.length > 0 && (
            <Select
              className={styles.choose}
              aria-label={t(says.add)}
              placeholder={t(says.add)}
              value={null}
              options={left.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id: number) => {
                const listed = left.find((one) => one.id === id)
                if (listed) change([...attrs, { id, name: listed.name, values: [] }])
              }}
            />
          )
        )}
        {!isFull && can(goodsAttrs.right('store')) && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
            {t(says.make)}
          </Button>
        )}
      </div>
      <SkuTable store={store} />
      {editing !== undefined && <AttrDialog attr={editing} onClose={() => setEditing(undefined)} />}
    </div>
  )
})
