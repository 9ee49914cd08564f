import { maxRefundImages } from '@fangshi/contract/refund-states'
import { CallError } from '@fangshi/contract/client'
import type { RefundForm } from '@fangshi/contract/refunds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormAlert } from '~/form/form-alert.tsx'
import { Button } from '~/ui/button.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { TextArea } from '~/ui/inputs/text-input.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { PictureField } from '~/pictures/picture-field.tsx'
import { usePictures } from '~/pictures/use-pictures.ts'
import { refundQueries } from '../refund-queries.ts'
import { AmountField } from './amount-field.tsx'
import { bodyLines, faultsOf, kindsOf, startDraft, withKind, withLine, type Fault } from './draft.ts'
import { FormCard } from './form-card.tsx'
import { KindChoice } from './kind-choice.tsx'
import { LineChoice } from './line-choice.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import { RequestSummary } from './request-summary.tsx'
import { useSendRequest } from './use-send-request.ts'

const headings: Record<Fault, string> = { kind: 'kind', lines: 'lines', amount: 'lines', reason: 'reason' }

/** The form of a request: what, which lines and how much, why, pictures; beside it what will come back. */
export function RequestForm({ form: { order_id, lines } }: { form: RefundForm }) {
  const t = useRefundTexts()
  const [draft, setDraft] = useState(() => startDraft(lines))
  const [areFaultsShown, setFaultsShown] = useState(false)
  const pictures = usePictures()
  const { send, isSending, refusal } = useSendRequest()
  const { kind, reason, remark } = draft

  const requested = bodyLines(draft, lines)
  const preview = useQuery(refundQueries.preview({ order_id, kind: kind ?? 'refund', lines: kind ? requested : [] }))
  const hasLines = kind !== undefined && requested.length > 0
  const shown = hasLines ? preview.data : undefined
  const previewRefusal = hasLines && preview.error instanceof CallError ? preview.error.message : undefined

  const faults = areFaultsShown ? faultsOf(draft, lines) : []
  const submit = (): void => {
    const [first] = faultsOf(draft, lines)
    setFaultsShown(true)
    if (first || !kind || !reason) {
      document.getElementById(headings[first ?? 'reason'])?.focus()
      return
    }
    void send({
      order_id,
      kind,
      lines: requested,
      reason,
      ...(remark.trim() ? { remark: remark.trim() } : {}),
      ...(pictures.images.length ? { images: [...pictures.images] } : {}),
    })
  }
  return (
    <div className="grid gap-3 md:gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <div className="space-y-3 md:space-y-4">
        <FormCard
          id="kind"
          title={t('refund:whatTitle')}
          error={faults.includes('kind') ? t('refund:needsKind') : undefined}
        >
          <KindChoice
            possible={kindsOf(lines)}
            value={kind}
            onChange={(next) => setDraft((before) => withKind(before, next))}
          />
        </FormCard>
        <FormCard
          id="lines"
          title={t('refund:linesTitle')}
          error={faults.includes('lines') ? t('refund:needsLines') : undefined}
        >
          <ul className="divide-y divide-line">
            {lines.map((line) => {
              const one = draft.lines.get(line.id)
              const amounts = shown?.lines.find(({ id }) => id === line.id)
              if (!one) return null
              const change = (to: Partial<typeof one>): void => setDraft((before) => withLine(before, line.id, to))
              return (
                <LineChoice key={line.id} line={line} draft={one} kind={kind} onChange={change}>
                  {amounts?.may_be_less && (
                    <AmountField
                      most={amounts.most}
                      value={one.amount}
                      isShown={areFaultsShown}
                      onChange={(amount) => change({ amount })}
                    />
                  )}
                </LineChoice>
              )
            })}
          </ul>
        </FormCard>
        {kind && (
          <FormCard
            id="reason"
            title={t('refund:reasonTitle')}
            error={faults.includes('reason') ? t('refund:needsReason') : undefined}
          >
            <ReasonChoice
              kind={kind}
              value={reason}
              onChange={(next) => setDraft((before) => ({ ...before, reason: next }))}
            />
            <div className="pt-4">
              <Field label={t('refund:remark')} optional>
                {(input) => (
                  <TextArea
                    {...input}
                    maxLength={200}
                    placeholder={t('refund:remarkExample')}
                    value={remark}
                    onChange={({ currentTarget: { value } }) => setDraft((before) => ({ ...before, remark: value }))}
                  />
                )}
              </Field>
            </div>
          </FormCard>
        )}
        <FormCard id="pictures" title={t('refund:picturesTitle')} text={t('refund:picturesText')}>
          <PictureField {...pictures.field} max={maxRefundImages} label={t('refund:picturesTitle')} />
        </FormCard>
      </div>
      <div className="space-y-3 md:space-y-4 xl:sticky xl:top-24">
        <RequestSummary kind={kind} preview={shown} refusal={previewRefusal} isStale={preview.isPlaceholderData} />
        <FormAlert text={refusal} />
      </div>
      <div
        data-bottom-bar
        className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex items-center justify-end gap-4 border-t border-line bg-surface px-4 py-2 md:mx-0 md:rounded-3 md:border md:px-6 md:py-3 lg:bottom-4 xl:col-start-1"
      >
        {shown && kind !== 'exchange' && (
          <p className="mr-auto flex flex-wrap items-baseline gap-x-2 text-13 text-ink-2">
            {t('refund:total')}
            <Price value={shown.total} exact size="m" />
          </p>
        )}
        <Button tone="brand" busy={isSending || pictures.isSending} onClick={submit}>
          {t('refund:submit')}
        </Button>
      </div>
    </div>
  )
}
