import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import { makeSecret, readSecret } from '../../kernel/embedded-postgres/secret.ts'

const secretName = 'accounts'
const secrets = new Map<string, string>()

/** Makes the server's secret when there is none yet; runs once, before several processes could race for it. */
export function prepareServerKey(dataDir: string): string {
  const secret = readSecret(dataDir, secretName) ?? makeSecret(dataDir, secretName)
  secrets.set(dataDir, secret)
  return secret
}

/**
 * HMAC-SHA256 of a text under a key that only the servers know, another for each purpose. Servers that share a
 * database share `DATA_DIR/secrets` too.
 */
export function sign({ config }: Pick<Context, 'config'>, purpose: string, text: string): Buffer {
  const secret = secrets.get(config.dataDir) ?? prepareServerKey(config.dataDir)
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest()
}
