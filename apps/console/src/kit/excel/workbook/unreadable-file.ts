/** Why a file could not be read. */
export type FileFault = 'NOT_A_SHEET' | 'OLD_FORMAT' | 'EMPTY' | 'DAMAGED'

/** A file that is no spreadsheet we can read. */
export class UnreadableFile extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.name = 'UnreadableFile'
    this.fault = fault
  }
}
