import { fileLimits } from '@fangshi/contract/files'

const block = /-----BEGIN ([A-Z0-9 ]{3,40})-----\r?\n([A-Za-z0-9+/=\r\n]+)-----END \1-----\s*/g
const derSequence = 0x30

/** Whether a text consists of PEM blocks (certificates, keys) and nothing else. */
export function isPem(bytes: Buffer): boolean {
  if (bytes.length > fileLimits.pem) return false
  const text = bytes.toString('latin1').trimStart()
  const blocks = [...text.matchAll(block)]
  const whole = blocks.reduce((length, [found]) => length + found.length, 0)
  return (
    blocks.length > 0 &&
    whole === text.length &&
    blocks.every(([, , content = '']) => Buffer.from(content, 'base64')[0] === derSequence)
  )
}
