import { createHash } from 'node:crypto'
import { tokenHash } from '../secrets/token.ts'
import type { AttemptKey } from './attempts.db.ts'

/** The stored form of what the holder of an attempt has: its state, and the secret behind its challenge. */
export const attemptKey = ({ state, verifier }: { state: string; verifier: string }): AttemptKey => ({
  state_hash: tokenHash(state),
  challenge: createHash('sha256').update(verifier).digest(),
})
