import { createHash, randomBytes } from 'node:crypto'

/** An opaque token: 256 random bits (rules §1). */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
