import { tryCollective, tryPromotion, trySeckill } from '@fangshi/contract/promotion-lab'
import { call } from '../../session/api.ts'
import type { LabReply, Trial } from './trial.ts'

/** Asks the server what it would have done. */
export function runTrial({ kind, query }: Trial, signal: AbortSignal): Promise<LabReply> {
  const how = { signal, quiet: true }
  if (kind === 'seckill') return call(trySeckill, { query }, how)
  if (kind === 'collective') return call(tryCollective, { query }, how)
  return call(tryPromotion, { query }, how)
}
