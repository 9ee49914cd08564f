import type { ErrorKey } from '@fangshi/contract/errors'

/** The storage of uploads. Keys are paths like `uploads/ab/cd/name.webp` and are never reused. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The bytes, or null when there are none. */
  read(key: string): Promise<Buffer | null>
  /** Removes the object; a missing one is not an error. */
  remove(key: string): Promise<void>
  /** The public address of a key below `uploads/`: a local path, or an address at the storage. */
  address(key: string): string
}

/** A storage request failed; the key gives the reason, the message is the storage's own. Contains no secret. */
export class StoreFault extends Error {
  readonly key: ErrorKey
  constructor(key: ErrorKey, message: string) {
    super(message)
    this.name = 'StoreFault'
    this.key = key
  }
}
