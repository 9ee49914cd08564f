import { data } from 'react-router'

/** Matches every unknown address: a 404 response, shown by the boundary around the pages. */
export function loader(): never {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
