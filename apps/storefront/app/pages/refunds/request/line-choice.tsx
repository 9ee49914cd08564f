import type { RefundKind } from '@fangshi/contract/refund-states'
import { useRefundTexts } from '../own-texts.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { Stepper } from '~/ui/inputs/stepper.tsx'
import { SelectInput } from '~/ui/inputs/text-input.tsx'
import type { LineDraft, RefundableLine } from './draft.ts'
import type { ReactNode } from 'react'

function ReplacementChoice({
  line,
  value,
  onChange,
}: {
  line: RefundableLine
  value: number | undefined
  onChange: (skuId: number) => void
}) {
  const t = useRefundTexts()
  const nameOf = ({ sku_id, sku_name }: RefundableLine['replacements'][number]): string =>
    sku_id === line.sku_id ? [sku_name, t('refund:sameSku')].filter(Boolean).join(' · ') : sku_name
  return (
    <Field label={t('refund:changeTo')}>
      {(input) => (
        <SelectInput {...input} value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
          {line.replacements.map((one) => (
            <option key={one.sku_id} value={one.sku_id}>
              {nameOf(one)}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  )
}

/** A line of the order: whether, how many pieces, and what is sent instead; one that is not possible says why. */
export function LineChoice({
  line,
  draft,
  kind,
  onChange,
  children,
}: {
  line: RefundableLine
  draft: LineDraft
  kind: RefundKind | undefined
  onChange: (change: Partial<LineDraft>) => void
  /** Below the pieces of a chosen line. */
  children?: ReactNode
}) {
  const t = useRefundTexts()
  const name = [line.goods_name, line.sku_name].filter(Boolean).join(' ')
  const isPossible = line.kinds.length > 0 && (kind === undefined || line.kinds.includes(kind))
  const isChosen = isPossible && draft.isChosen
  const obstacle = line.obstacle
    ? t(`refund:obstacle_${line.obstacle}`)
    : t('refund:notThisKind', { kind: kind ? t(`refund:kind_${kind}`) : '' })
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-start gap-3">
        <span className="flex h-16 items-center">
          <CheckBox
            checked={isChosen}
            disabled={!isPossible}
            aria-label={t('refund:choose', { name })}
            onChange={(checked) => onChange({ isChosen: checked })}
          />
        </span>
        <Picture
          src={line.goods_image}
          alt=""
          sizes="64px"
          largest={320}
          side={64}
          className="size-16 shrink-0 rounded-2 bg-sunken object-cover"
        />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2">{line.goods_name}</p>
          {line.sku_name && <p className="truncate text-13 text-ink-2">{line.sku_name}</p>}
          <p className="text-13 text-ink-2 tabular-nums">
            {t('refund:linePaid', { paid: line.paid_money, count: line.buy_num })}
          </p>
          {!isPossible && <p className="text-13 text-warn">{obstacle}</p>}
        </div>
      </div>
      {isChosen && (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3 pt-3 pl-9">
          <div className="flex items-center gap-3">
            <Stepper
              value={draft.num}
              max={line.left_num}
              label={t('refund:piecesOf', { name })}
              onChange={(num) => onChange({ num })}
            />
            <span className="text-13 text-ink-2">{t('refund:left', { count: line.left_num })}</span>
          </div>
          {kind === 'exchange' && line.replacements.length > 0 && (
            <div className="w-full md:max-w-80">
              <ReplacementChoice line={line} value={draft.skuId} onChange={(skuId) => onChange({ skuId })} />
            </div>
          )}
          {children}
        </div>
      )}
    </li>
  )
}
