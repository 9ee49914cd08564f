/** A button of a row beside view, edit and delete. */
export interface RowAction {
  key: string
  label: string
  isDanger?: boolean
  /** Without this right the account does not see it. */
  right?: string
  /** Why it cannot be pressed now. */
  disabled?: string
  onClick: () => void
}
