import type { ErrorKey } from '@fangshi/contract/errors'

/** Where the bytes of uploads lie. Keys are paths like `uploads/ab/cd/name.webp`; they are never used twice. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The bytes, or null when there are none. */
  read(key: string): Promise<Buffer | null>
  /** Removes what is there; nothing there is no error. */
  remove(key: string): Promise<void>
  /** The public address of a key below `uploads/`: a path of our own, or an address of the store's. */
  address(key: string): string
}

/** A store did not do what it was asked; the key says why, the message what the store told. Holds no secret. */
export class StoreFault extends Error {
  readonly key: ErrorKey
  constructor(key: ErrorKey, told: string) {
    super(told)
    this.name = 'StoreFault'
    this.key = key
  }
}
