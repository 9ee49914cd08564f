import { createDecipheriv } from 'node:crypto'
import { Phone } from '@fangshi/contract/shapes'
import * as z from 'zod/mini'
import { LoginProviderError, type SealedPhone } from './login-provider.ts'

const Opened = z.object({
  purePhoneNumber: z.string(),
  countryCode: z.union([z.string(), z.number()]),
  /** When and for which app WeChat sealed it; `timestamp` in seconds. */
  watermark: z.object({ timestamp: z.number(), appid: z.string() }),
})

/** How old a sealed phone may be. A session key lives longer, and the person may have another phone by now. */
const freshMs = 10 * 60_000
const mainland = '86'

function decrypt({ iv, data }: SealedPhone, session_key: string): unknown {
  try {
    const [key, start] = [session_key, iv].map((text) => Buffer.from(text, 'base64')) as [Buffer, Buffer]
    const decipher = createDecipheriv('aes-128-cbc', key, start)
    return JSON.parse(Buffer.concat([decipher.update(data, 'base64'), decipher.final()]).toString())
  } catch {
    return null
  }
}

/**
 * Opens a phone that WeChat sealed for our mini program (AES-128-CBC with the key of the person's session); null for one
 * that is not a mainland mobile number. Throws `LoginProviderError` for one of another session or app, or too old.
 */
export function openPhone(
  sealed: SealedPhone,
  { session_key, app_id, now }: { session_key: string; app_id: string; now: Date },
): string | null {
  const { data } = Opened.safeParse(decrypt(sealed, session_key))
  if (data?.watermark.appid !== app_id) throw new LoginProviderError('CODE_REFUSED', 'the phone is not of this session')
  if (Math.abs(now.getTime() - data.watermark.timestamp * 1000) > freshMs)
    throw new LoginProviderError('CODE_REFUSED', 'the phone is too old')
  return String(data.countryCode) === mainland ? (Phone.safeParse(data.purePhoneNumber).data ?? null) : null
}
