import { data } from 'react-router'

/** Every address that no other route knows: a 404 answer, shown by the boundary around the pages. */
export function loader(): never {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
