import { Session } from 'node:inspector/promises'

/**
 * Gives memory back to the system once everything is loaded. Loading leaves some 150 MB of garbage (the module loader
 * reads the long export lists of packages once for each file), and V8 keeps the pages unless it is asked.
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
