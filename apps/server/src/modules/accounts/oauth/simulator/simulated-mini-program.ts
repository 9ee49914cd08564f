import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../../../context.ts'
import { giveCode, sessionKeyOf } from './simulated-wechat.ts'

/** The phone of a simulated person, who cannot choose it: it would open the account of whoever has it. */
const simulatedPhone = (nickname: string): string => {
  const number = createHash('sha256').update(`phone ${nickname}`).digest().readUInt32BE() % 100_000_000
  return `199${String(number).padStart(8, '0')}`
}

/** What a mini program has after its login and its button for the phone: a code, and the phone sealed for its session. */
export async function givePhone(ctx: Context, app_id: string, nickname: string, phone = simulatedPhone(nickname)) {
  const code = await giveCode(ctx, app_id, nickname)
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(sessionKeyOf(code), 'base64'), iv)
  const watermark = { timestamp: Math.floor(ctx.now().getTime() / 1000), appid: app_id }
  const content = JSON.stringify({ phoneNumber: phone, purePhoneNumber: phone, countryCode: '86', watermark })
  const encrypted_data = Buffer.concat([cipher.update(content), cipher.final()]).toString('base64')
  return { code, iv: iv.toString('base64'), encrypted_data }
}
