import { useEffect } from 'react'

const ipKey = 'ip'
/** After the pictures of the first page, in ms. */
const waitMs = 3_000

/** Stores the visitor's address once (spec §7: `GET /common`), when a first visit has nothing else to do. */
export function useStoredIp(): void {
  useEffect(() => {
    if (localStorage.getItem(ipKey) !== null) return
    const store = async (): Promise<void> => {
      const [{ call }, { getCommon }] = await Promise.all([
        import('~/api/call.ts'),
        import('@fangshi/contract/shopfront'),
      ])
      const { ip } = await call(getCommon, {}, { quiet: true })
      localStorage.setItem(ipKey, ip)
    }
    // The next visit tries again.
    const timer = setTimeout(() => void store().catch(() => undefined), waitMs)
    return () => clearTimeout(timer)
  }, [])
}
