import { RefundAmount, type RefundForm } from '@fangshi/contract/refunds'
import { refundReasons, type RefundReason } from '@fangshi/contract/refund-reasons'
import { refundKinds, type RefundKind } from '@fangshi/contract/refund-states'
import type { RequestBody } from '../refund-queries.ts'

/** What a shopper has chosen for a line. */
export interface LineDraft {
  isChosen: boolean
  num: number
  /** As typed; empty for the most that is possible. */
  amount: string
  /** The SKU that is sent instead, in an exchange. */
  skuId: number | undefined
}

/** A request while it is filled in. */
export interface Draft {
  kind: RefundKind | undefined
  lines: ReadonlyMap<number, LineDraft>
  reason: RefundReason | undefined
  remark: string
}

type Lines = RefundForm['lines']
/** A line of an order as the form of a request shows it. */
export type RefundableLine = Lines[number]

/** The kinds of request that at least one line allows. */
export const kindsOf = (lines: Lines): RefundKind[] =>
  refundKinds.filter((kind) => lines.some((line) => line.kinds.includes(kind)))

/** The default SKU of an exchange: the same one while it is in stock. */
const firstReplacement = ({ replacements }: RefundableLine): number | undefined => replacements[0]?.sku_id

/** An empty request; where there is only one possible choice, it is selected. */
export function startDraft(lines: Lines): Draft {
  const kinds = kindsOf(lines)
  const free = lines.filter((line) => line.kinds.length > 0)
  return {
    kind: kinds.length === 1 ? kinds[0] : undefined,
    lines: new Map(
      lines.map((line) => [
        line.id,
        {
          isChosen: free.length === 1 && free[0] === line,
          num: line.left_num,
          amount: '',
          skuId: firstReplacement(line),
        },
      ]),
    ),
    reason: undefined,
    remark: '',
  }
}

/** The reasons of a kind, as in its list. */
export const reasonsOf = (kind: RefundKind): RefundReason[] => Object.keys(refundReasons[kind]) as RefundReason[]

/** Changes the kind; amounts, and a reason that the new kind does not have, are reset. */
export const withKind = (draft: Draft, kind: RefundKind): Draft => ({
  ...draft,
  kind,
  lines: new Map([...draft.lines].map(([id, line]) => [id, { ...line, amount: '' }])),
  reason: draft.reason && reasonsOf(kind).includes(draft.reason) ? draft.reason : undefined,
})

export function withLine(draft: Draft, id: number, change: Partial<LineDraft>): Draft {
  const before = draft.lines.get(id)
  if (!before) return draft
  return { ...draft, lines: new Map(draft.lines).set(id, { ...before, ...change }) }
}

/** The lines that are chosen and possible for the kind. */
export const chosenLines = ({ kind, lines: chosen }: Draft, lines: Lines): RefundableLine[] =>
  lines.filter((line) => kind && line.kinds.includes(kind) && chosen.get(line.id)?.isChosen)

/** Whether a typed amount can be sent; empty means the most. */
export const isAmount = (typed: string): boolean => typed === '' || RefundAmount.safeParse(typed).success

/** The lines on the wire; an amount that cannot be sent is left out. */
export function bodyLines(draft: Draft, lines: Lines): RequestBody['lines'] {
  return chosenLines(draft, lines).map(({ id }) => {
    const { num = 1, amount = '', skuId } = draft.lines.get(id) ?? {}
    return {
      id,
      buy_num: num,
      ...(draft.kind === 'refund' && amount !== '' && isAmount(amount) ? { amount } : {}),
      ...(draft.kind === 'exchange' && skuId !== undefined ? { sku_id: skuId } : {}),
    }
  })
}

export type Fault = 'kind' | 'lines' | 'reason' | 'amount'

/** What is missing before the request can be sent, in the order of the page. */
export function faultsOf(draft: Draft, lines: Lines): Fault[] {
  const chosen = chosenLines(draft, lines)
  const faults: Fault[] = []
  if (!draft.kind) faults.push('kind')
  if (!chosen.length) faults.push('lines')
  if (chosen.some(({ id }) => !isAmount(draft.lines.get(id)?.amount ?? ''))) faults.push('amount')
  if (!draft.reason) faults.push('reason')
  return faults
}
