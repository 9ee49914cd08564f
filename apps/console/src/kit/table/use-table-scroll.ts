import type { Table } from 'antd'
import { useEffect, useRef, type ComponentRef, type RefObject } from 'react'

interface Position {
  /** Names the page: with another one the rows start at the top. */
  page: string | undefined
  /** The row that shortcuts act on; it is scrolled into view and focused. */
  active: number | undefined
  isLong: boolean
  headOffset: number
}

/** Gives a table's ref and keeps the table where its reader expects it: at the top of a new page, at the active row. */
export function useTableScroll({
  page,
  active,
  isLong,
  headOffset,
}: Position): RefObject<ComponentRef<typeof Table> | null> {
  const table = useRef<ComponentRef<typeof Table>>(null)
  useEffect(() => {
    // antd repeats the tick of all in a row that nobody sees but the keyboard reaches (ux §3.3).
    for (const row of table.current?.nativeElement.querySelectorAll('.ant-table-measure-row') ?? [])
      row.setAttribute('inert', '')
  })
  const lastPage = useRef(page)
  useEffect(() => {
    if (page === lastPage.current) return
    lastPage.current = page
    if (isLong) table.current?.scrollTo({ top: 0 })
    const root = table.current?.nativeElement
    if (root && root.getBoundingClientRect().top < headOffset) root.scrollIntoView()
  }, [page, isLong, headOffset])
  useEffect(() => {
    if (active === undefined) return
    const find = () => table.current?.nativeElement.querySelector<HTMLElement>(`[data-row-key="${active}"]`)
    if (!find()) table.current?.scrollTo({ key: active })
    const row = find()
    row?.scrollIntoView({ block: 'nearest' })
    row?.focus({ preventScroll: true })
  }, [active])
  return table
}
