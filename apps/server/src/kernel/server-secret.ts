import type { Config } from '../config.ts'
import { makeSecret, readSecret } from './embedded-postgres/secret.ts'

type SecretSource = Pick<Config, 'secretKey' | 'dataDir'>

const fileName = 'server'
const made = new Map<string, string>()

/** Makes the servers' secret when there is none yet; runs once, before several processes could race for it. */
export function prepareServerSecret({ secretKey, dataDir }: SecretSource): string {
  if (secretKey) return secretKey
  const secret = readSecret(dataDir, fileName) ?? makeSecret(dataDir, fileName)
  made.set(dataDir, secret)
  return secret
}

/**
 * What only the servers of one database know: `SECRET_KEY`, else a file in `DATA_DIR/secrets`. Never a key itself;
 * each use derives its own from it.
 */
export const serverSecret = (source: SecretSource): string =>
  source.secretKey ?? made.get(source.dataDir) ?? prepareServerSecret(source)
