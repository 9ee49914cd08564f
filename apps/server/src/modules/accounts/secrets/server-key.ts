import { createHmac } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { serverSecret } from '../../../kernel/server-secret.ts'

/** HMAC-SHA256 of a text with a key that only the servers know, a different one for each purpose. */
export const sign = ({ config }: Pick<Context, 'config'>, purpose: string, text: string): Buffer =>
  createHmac('sha256', serverSecret(config)).update(`${purpose}\0${text}`).digest()
