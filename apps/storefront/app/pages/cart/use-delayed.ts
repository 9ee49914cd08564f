import { useEffect, useState } from 'react'

/** A value that follows another one once it has not changed for so long. */
export function useDelayed<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
