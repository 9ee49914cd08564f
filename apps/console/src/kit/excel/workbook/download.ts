import { formatDate } from '@fangshi/contract/time'

const refusedInFileNames = /[\\/:*?"<>|\s\p{Cc}]+/gu
const keptMs = 60_000

/** `Title 2026-07-01.xlsx`, by the market's day. */
export const fileName = (title: string, at: Date): string =>
  `${title.replace(refusedInFileNames, ' ').trim()} ${formatDate(at)}.xlsx`

/** Gives the reader a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
