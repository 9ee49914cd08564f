import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import { failuresOfAddress } from './login-attempts.db.ts'
import { proofBits, startsWithZeroBits } from './proof-rules.ts'
import { spendChallenge } from './proof.db.ts'
import { sign } from '../secrets/server-key.ts'

const lifeMs = 10 * 60_000

const signature = (ctx: Context, content: string): string =>
  sign(ctx, 'proof of work', content).toString('base64url').slice(0, 22)

/**
 * A challenge `random.bits.expiry.signature`: nothing is stored until it is used. Its bits grow with the failed logins
 * of the address.
 */
export async function issueProof(ctx: Context, ip: string): Promise<{ challenge: string; bits: number }> {
  const now = ctx.now()
  const bits = proofBits(await failuresOfAddress(ctx.db, ip, now))
  const content = `${randomBytes(12).toString('base64url')}.${bits}.${now.getTime() + lifeMs}`
  return { challenge: `${content}.${signature(ctx, content)}`, bits }
}

/**
 * Accepts a solved challenge, once. Throws PROOF_NEEDED for a forged, expired, unsolved or used one, and for one that
 * is easier than what the address must solve now.
 */
export async function takeProof(ctx: Context, ip: string, proof: { challenge: string; nonce: string }): Promise<void> {
  const { challenge, nonce } = proof
  const [random, bits, expiry, sentSignature = ''] = challenge.split('.')
  const [theirs, ours] = [Buffer.from(sentSignature), Buffer.from(signature(ctx, `${random}.${bits}.${expiry}`))]
  const isOurs = theirs.length === ours.length && timingSafeEqual(theirs, ours)
  if (!isOurs || Number(expiry) <= ctx.now().getTime()) fail('PROOF_NEEDED')
  const hash = createHash('sha256').update(`${challenge}:${nonce}`).digest()
  if (!startsWithZeroBits(hash, Number(bits))) fail('PROOF_NEEDED')
  const needed = proofBits(await failuresOfAddress(ctx.db, ip, ctx.now()))
  if (Number(bits) < needed) fail('PROOF_NEEDED', { bits: needed })
  if (!(await spendChallenge(ctx.db, challenge, new Date(Number(expiry))))) fail('PROOF_NEEDED')
}
