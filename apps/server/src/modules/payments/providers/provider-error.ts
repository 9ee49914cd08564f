/** Why a call to a provider brought nothing. */
export type ProviderFault =
  /** No answer, or one that says nothing: it may have happened. Ask before trying again. */
  | 'NO_ANSWER'
  /** The answer is not signed by the provider, so it may be anybody's. */
  | 'ANSWER_FORGED'
  /** Signed, but not of the shape that we know. */
  | 'ANSWER_UNREADABLE'
  /** The provider does not take our signature, application or rights: a matter of settings. */
  | 'ACCOUNT_REFUSED'
  /** The provider finds a field wrong. */
  | 'REQUEST_REFUSED'
  | 'TOO_OFTEN'
  | 'ALREADY_PAID'
  | 'TRADE_CLOSED'
  | 'TRADE_NOT_FOUND'
  /** The number was used with another content. */
  | 'NUMBER_USED'
  /** The merchant's money at the provider does not cover the refund. */
  | 'BALANCE_SHORT'
  /** Too late, too much or too many parts. */
  | 'REFUND_REFUSED'
  | 'BILL_NOT_READY'

/** A call to a provider failed. `code` is the provider's own word, empty when it did not say any. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly fault: ProviderFault
  readonly code: string
  constructor(fault: ProviderFault, code = '', message = '') {
    super([fault, code, message].filter(Boolean).join(': '))
    this.fault = fault
    this.code = code
  }
}

const unanswered: ReadonlySet<ProviderFault> = new Set(['NO_ANSWER', 'ANSWER_FORGED', 'ANSWER_UNREADABLE', 'TOO_OFTEN'])

/** Whether nobody knows what the provider did or would do: a later try may tell. */
export const isUnanswered = ({ fault }: ProviderError): boolean => unanswered.has(fault)
