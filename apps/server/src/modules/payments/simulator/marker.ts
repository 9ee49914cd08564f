import type { X509Certificate } from 'node:crypto'
import { readCertificates } from '../read-pem.ts'

/** Stands in the subject of each certificate of the simulator; production refuses it (rules §6). */
export const simulatorName = 'Fangshi payment simulator'
export const simulatorKeyId = 'PUB_KEY_ID_SIMULATOR'

export const isOfSimulator = ({ subject }: X509Certificate): boolean => subject.includes(simulatorName)

/** Whether the keys of a channel are the simulator's: those of the demo, and of tests. */
export const isSimulated = (values: Readonly<Record<string, string>>): boolean =>
  (values.platform_id ?? '').startsWith(simulatorKeyId) ||
  [values.alipay_cert, values.platform_key].flatMap((pem) => readCertificates(pem ?? '')).some(isOfSimulator)
