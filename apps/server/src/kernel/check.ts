/**
 * Something that must agree (rules §8), as one statement. It gives the rows that do not: `subject`, the value that was
 * derived again as `expected`, and the value found as `actual`. Money in cents.
 */
export interface Check {
  name: string
  /** What is compared with what, for the report. */
  compares: string
  sql: string
}

/** A value that differs from what it is derived from. */
export interface Finding {
  check: string
  subject: string
  expected: string
  actual: string
}
