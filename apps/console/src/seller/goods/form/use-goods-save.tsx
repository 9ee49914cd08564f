import { CallError } from '@fangshi/contract/client'
import type { ErrorKey } from '@fangshi/contract/errors'
import { addGoods, saveGoods, sellerGoods, type BackofficeGoodsDetail } from '@fangshi/contract/goods-seller'
import { useMutation } from '@tanstack/react-query'
import { App, type FormInstance } from 'antd'
import { useRef, useState } from 'react'
import { call } from '../../../session/api.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { showFieldErrors } from '../../../kit/fields/field-errors.ts'
import type { FieldSpecs, FormValues } from '../../../kit/fields/spec.ts'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { skuFaults, stepOf, type Step } from './fault-places.ts'
import { oddPrices } from './odd-prices.ts'
import { isSame } from '../../../kit/stale/changed-fields.ts'
import { useStale, type RecordState } from '../../../kit/stale/use-stale.ts'
import { comparedOptions, optionsOf, toBody, valuesOf, withStock, type Shelf } from './goods-wire.ts'
import { allFaults, type SkuFaults } from '../skus/sku-checks.ts'
import { keyOf } from '../skus/sku-matrix.ts'
import type { SkuStore } from '../skus/sku-store.ts'

interface GoodsSaveOptions {
  goods: BackofficeGoodsDetail | undefined
  form: FormInstance<FormValues>
  fields: FieldSpecs
  store: SkuStore
  /** Keeps the draft, because a lost session must not lose the input. */
  beforeSend: () => void
  /** The steps of the form with errors; empty when all are valid. */
  onWrong: (steps: readonly Step[]) => void
  onSaved: (saved: BackofficeGoodsDetail) => void
}

const says = {
  waits: l('已保存，等待平台审核', 'Saved and submitted for review'),
  saved: l('商品已保存', 'Product saved'),
  oddPrices: l('请确认价格', 'Check the prices'),
  saveAnyway: l('确认无误，保存', 'They are right, save'),
  correct: l('返回修改', 'Go back'),
}

/** Validates all steps of the form, sends them, and shows refusals at their fields. */
export function useGoodsSave({ goods, form, fields, store, beforeSend, onWrong, onSaved }: GoodsSaveOptions) {
  const t = useText()
  const locale = useLocale()
  const { message, modal } = App.useApp()
  const [fault, setFault] = useState<ErrorKey>()

  function showRows(rows: ReadonlyMap<number, SkuFaults>): void {
    const { skus } = store.get()
    const faults = [...rows].flatMap(([index, of]) => {
      const sku = skus[index]
      return sku ? [[keyOf(sku.value_ids), of] as const] : []
    })
    store.set({ faults: new Map(faults) })
  }

  async function check(): Promise<Step[]> {
    const wrong = new Set<Step>()
    try {
      await form.validateFields()
    } catch (error) {
      const { errorFields = [] } = error as { errorFields?: { name: (string | number)[] }[] }
      for (const { name } of errorFields) wrong.add(stepOf(name.join('.')))
    }
    const { skus, unit } = store.get()
    const rows = allFaults(skus, unit)
    showRows(rows)
    if (rows.size) wrong.add('options')
    return [...wrong]
  }

  /** Whether odd prices are meant. */
  async function confirmPrices(): Promise<boolean> {
    const odd = oddPrices(store.get().skus)
    if (!odd.length) return true
    return modal.confirm({
      title: t(says.oddPrices),
      content: odd.map(({ text, count }) => <p key={text.en}>{t(text, { count })}</p>),
      okText: t(says.saveAnyway),
      cancelText: t(says.correct),
      focusable: { autoFocusButton: 'cancel' },
    })
  }

  /** Checks one step, shows what is wrong there; true when nothing is. */
  async function checkStep(step: Step): Promise<boolean> {
    if (step === 'options') {
      const rows = allFaults(store.get().skus, store.get().unit)
      showRows(rows)
      return rows.size === 0
    }
    const names = ['class_id', ...Object.keys(fields)].filter((name) => stepOf(name) === step)
    return form.validateFields(names, { recursive: true }).then(
      () => true,
      () => false,
    )
  }

  /** The stock was changed meanwhile: the form continues with the current stock and marks the changed rows. */
  async function freshStock(id: number): Promise<Map<number, SkuFaults>> {
    const now = (await call(sellerGoods.show, { params: { id } }, { quiet: true })) as BackofficeGoodsDetail
    const { skus } = store.get()
    const fresh = withStock(skus, now.skus)
    store.set({ skus: fresh })
    const changed = fresh.flatMap(({ old_stock }, index): [number, SkuFaults][] =>
      old_stock === skus[index]?.old_stock ? [] : [[index, { stock: 'STOCK_CHANGED' }]],
    )
    return new Map(changed)
  }

  function refused(error: Error): void {
    if (!(error instanceof CallError)) return
    stale.onRefused(error)
    const paths = Object.keys(error.fields)
    const { rows, rest } = skuFaults(error.fields)
    showFieldErrors(form, fields, error.fields, locale)
    if (error.fields.class_id) form.setFields([{ name: 'class_id', errors: [error.message] }])
    if (error.key === 'STOCK_CHANGED' && goods) void freshStock(goods.id).then(showRows, () => showRows(rows))
    else showRows(rows)
    setFault(rest[0] ?? (paths.length || error.key === 'FORM_STALE' ? undefined : error.key))
    onWrong([...new Set(paths.map(stepOf))])
  }

  /** What the form of stored goods shows, its options without the stock. */
  const revised = (stored: BackofficeGoodsDetail): RecordState => ({
    values: { ...valuesOf(stored), ...comparedOptions(optionsOf(stored, locale)) },
    revision: stored.revision,
  })
  const latest = useRef(goods)
  const stale = useStale(form, goods && revised(goods), async () => {
    const now = (await call(sellerGoods.show, { params: { id: goods?.id ?? 0 } })) as BackofficeGoodsDetail
    const isUntouched =
      latest.current && isSame(comparedOptions(store.get()), comparedOptions(optionsOf(latest.current, locale)))
    if (isUntouched) store.set(optionsOf(now, locale))
    latest.current = now
    return revised(now)
  })

  const send = useMutation({
    mutationFn: async (shelf: Shelf) => {
      const body = toBody(form.getFieldsValue(true) as FormValues, store.get(), shelf)
      if (!goods) return call(addGoods, { body })
      return call(saveGoods, { params: { id: goods.id }, body: { ...body, revision: stale.revision } })
    },
    onSuccess: (saved) => {
      message.success(t(saved.review === 'to_review' ? says.waits : says.saved))
      onSaved(saved)
    },
    onError: refused,
  })

  async function run(shelf: Shelf): Promise<void> {
    setFault(undefined)
    const wrong = await check()
    onWrong(wrong)
    if (wrong.length || !(await confirmPrices())) return
    beforeSend()
    send.mutate(shelf)
  }
  return {
    save: (shelf: Shelf): void => {
      if (!send.isPending) void run(shelf)
    },
    checkStep,
    isSaving: send.isPending,
    fault,
    changes: stale.changes,
  }
}
