import { Newcomers } from './newcomers.tsx'

/** Which stores opened in a window of days (rules §13). */
export default function StoreFigures() {
  return <Newcomers kind="stores" />
}
