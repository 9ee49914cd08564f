import { Link } from 'react-router'
import { links } from '../../areas/links.ts'
import { useRights } from '../../session/rights.ts'

interface Props {
  /** The list that has the record, such as `/Seller/goods`. */
  list: string
  /** What opening a record of it takes. */
  right: string
  id: number
  name: string
}

/** The name of a record, as a link for whoever may open it. */
export function RecordLink({ list, right, id, name }: Props) {
  const { can } = useRights()
  return can(right) ? <Link to={links.record(list, id)}>{name}</Link> : name
}
