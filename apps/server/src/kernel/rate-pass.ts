import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import { serverSecret } from './server-secret.ts'

/** Carries the pass in a request. */
export const ratePassHeader = 'x-rate-pass'

/**
 * With this, requests that the servers of the demo send to themselves are not counted against the rate of an address; nobody
 * else can know it, and production takes none.
 */
export const ratePass = (config: Pick<Config, 'secretKey' | 'dataDir'>): string =>
  createHmac('sha256', serverSecret(config)).update('rate pass').digest('base64url')
