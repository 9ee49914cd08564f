import { Newcomers } from './newcomers.tsx'

/** Who registered in a window of days (rules §13). */
export default function UserFigures() {
  return <Newcomers kind="users" />
}
