const initial = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const

const constants = Int32Array.from(
  `428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
   d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
   e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
   983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
   27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
   a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
   19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
   748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2`.split(/\s+/),
  (hex) => Number.parseInt(hex, 16),
)

const blockSize = 64
const words = new Int32Array(64)
const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by))

/** Works the 64 bytes from `at` into the state (FIPS 180-4, 6.2.2). */
function compress(state: Int32Array, bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) {
    const from = at + i * 4
    words[i] = (bytes[from]! << 24) | (bytes[from + 1]! << 16) | (bytes[from + 2]! << 8) | bytes[from + 3]!
  }
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15]!
    const y = words[i - 2]!
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    words[i] = words[i - 16]! + s0 + words[i - 7]! + s1
  }
  // Plain variables without destructuring, since every login waits for this loop.
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + words[i]!) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

/**
 * SHA-256 of `prefix + suffix` for many suffixes: the whole blocks of the prefix are worked in only once. A suffix is
 * ASCII. Answers the digest as eight 32-bit words, most significant first.
 */
export function suffixHasher(prefix: string): (suffix: string) => Uint32Array {
  const bytes = new TextEncoder().encode(prefix)
  const whole = bytes.length - (bytes.length % blockSize)
  const start = Int32Array.from(initial)
  for (let at = 0; at < whole; at += blockSize) compress(start, bytes, at)
  const rest = bytes.subarray(whole)
  return (suffix) => {
    const length = rest.length + suffix.length
    const tail = new Uint8Array(Math.ceil((length + 9) / blockSize) * blockSize)
    tail.set(rest)
    for (let i = 0; i < suffix.length; i++) tail[rest.length + i] = suffix.charCodeAt(i)
    tail[length] = 0x80
    new DataView(tail.buffer).setUint32(tail.length - 4, (whole + length) * 8)
    const state = start.slice()
    for (let at = 0; at < tail.length; at += blockSize) compress(state, tail, at)
    return new Uint32Array(state.buffer)
  }
}
