import { InvalidInputError, readSheet } from 'read-excel-file/universal'
import type { Cell } from './cells.ts'
import { UnreadableFile, type FileFault } from './unreadable-file.ts'

function faultOf(error: unknown): FileFault {
  switch (error instanceof InvalidInputError ? error.code : undefined) {
    case 'XLS_FILE_NOT_SUPPORTED':
      return 'OLD_FORMAT'
    case 'FILE_NOT_SUPPORTED':
    case 'INPUT_TYPE_NOT_SUPPORTED':
      return 'NOT_A_SHEET'
    case 'NO_DATA':
      return 'EMPTY'
    default:
      return 'DAMAGED'
  }
}

/** The cells of the first sheet, the first row included (spec §5). Throws UnreadableFile. */
export async function readFirstSheet(file: Blob): Promise<Cell[][]> {
  try {
    // The library's types call a date `typeof Date`.
    return (await readSheet(file, 1)) as unknown as Cell[][]
  } catch (error) {
    throw new UnreadableFile(faultOf(error))
  }
}
