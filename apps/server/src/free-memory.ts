import { Session } from 'node:inspector/promises'

/**
 * Returns memory to the system once everything is loaded. Loading leaves some 150 MB of garbage (the module loader
 * reads the long export lists of packages once for each file), and V8 keeps the pages unless a full collection runs.
 */
export async function freeMemory(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
