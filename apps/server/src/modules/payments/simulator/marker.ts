import type { X509Certificate } from 'node:crypto'

/** Stands in the subject of each certificate of the simulator; production refuses it (rules §6). */
export const simulatorName = 'Fangshi payment simulator'
export const simulatorKeyId = 'PUB_KEY_ID_SIMULATOR'

export const isOfSimulator = ({ subject }: X509Certificate): boolean => subject.includes(simulatorName)
