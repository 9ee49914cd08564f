const localHeader = 0x04034b50
const directoryEntry = 0x02014b50
const directoryEnd = 0x06054b50
const endBytes = 22
const entryBytes = 46

/** The offset of the record that ends an archive; its comment must end with the file. */
function endOf(bytes: Buffer): number | null {
  const lowest = Math.max(0, bytes.length - endBytes - 0xffff)
  for (let at = bytes.length - endBytes; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) === directoryEnd && at + endBytes + bytes.readUInt16LE(at + 20) === bytes.length)
      return at
  }
  return null
}

/**
 * The names in a ZIP archive, from its directory; null when the file is not an archive. It must begin with an entry and
 * end with its directory, so that nothing is hidden before or after it. Archives beyond 4 GB or 65,535 entries are
 * refused.
 */
export function zipNames(bytes: Buffer): string[] | null {
  if (bytes.length < endBytes + entryBytes || bytes.readUInt32LE(0) !== localHeader) return null
  const end = endOf(bytes)
  if (end === null) return null
  const count = bytes.readUInt16LE(end + 10)
  const start = bytes.readUInt32LE(end + 16)
  const names: string[] = []
  let at = start
  for (let entry = 0; entry < count; entry++) {
    if (at + entryBytes > end || bytes.readUInt32LE(at) !== directoryEntry) return null
    const nameBytes = bytes.readUInt16LE(at + 28)
    const rest = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    names.push(bytes.toString('utf8', at + entryBytes, at + entryBytes + nameBytes))
    at += entryBytes + nameBytes + rest
  }
  return count > 0 && at <= end ? names : null
}
