import { getProof } from '@fangshi/contract/accounts'
import { solveProof } from '@fangshi/contract/proof'
import { call } from '~/api/call.ts'

/** A fresh proof of work, solved in slices so that the page stays responsive (rules §1, Robots). */
export async function solveProofOfWork(): Promise<{ challenge: string; nonce: string }> {
  const { challenge, bits } = await call(getProof, {}, { quiet: true })
  return { challenge, nonce: await solveProof(challenge, bits) }
}
