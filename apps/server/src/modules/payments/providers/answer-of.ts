import { ProviderError } from './provider-error.ts'
import type { ProviderAnswer, ProviderRequest, Transport } from './transport.ts'

/** Sends a request and gives the answer. Throws NO_ANSWER when none comes, or one of 500 and above, which says nothing. */
export async function answerOf(send: Transport, request: ProviderRequest): Promise<ProviderAnswer> {
  const answer = await send(request).catch((error: unknown) => {
    throw new ProviderError('NO_ANSWER', '', error instanceof Error ? error.message : String(error))
  })
  if (answer.status >= 500) throw new ProviderError('NO_ANSWER', '', `the provider answered ${answer.status}`)
  return answer
}
