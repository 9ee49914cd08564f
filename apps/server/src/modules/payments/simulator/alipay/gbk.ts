let bytesOf: Map<string, Buffer> | undefined

/** What each pair of bytes of GBK means, the other way round. */
function codes(): Map<string, Buffer> {
  if (bytesOf) return bytesOf
  const decoder = new TextDecoder('gbk')
  bytesOf = new Map()
  for (let first = 0x81; first <= 0xfe; first++) {
    for (let second = 0x40; second <= 0xfe; second++) {
      const bytes = Buffer.from([first, second])
      const letter = decoder.decode(bytes)
      if (letter.length === 1 && letter !== '\uFFFD') bytesOf.set(letter, bytes)
    }
  }
  return bytesOf
}

/** A text in GBK, as Alipay's bills are; `?` for what it cannot say. */
export const gbk = (text: string): Buffer =>
  Buffer.concat(
    [...text].map((letter) => (letter < '\u0080' ? Buffer.from(letter) : (codes().get(letter) ?? Buffer.from('?')))),
  )
