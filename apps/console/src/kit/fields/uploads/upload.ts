import { NoAnswerError, type Envelope } from '@fangshi/contract/client'
import { uploadAdmin, uploadSeller } from '@fangshi/contract/files'
import type { AreaName } from '../../../areas/areas.ts'
import { locale } from '../../../i18n/language.ts'
import { textIn } from '../../../i18n/ui-text.ts'
import { errorTexts } from '../../../i18n/texts.ts'
import { uploadTexts } from './texts.ts'
import { loseSession, tokens } from '../../../session/session.ts'

/** `avatar` travels under its own name; `file` may be more than a picture; `private` is seen with rights alone. */
export type UploadKind = 'image' | 'avatar' | 'file' | 'private'

export interface UploadOptions {
  area: AreaName
  kind: UploadKind
  /** The server crops to exactly this size. */
  crop?: { width: number; height: number }
  /** Default 30 s (spec §9). */
  limitMs?: number
  /** Receives the progress, 0 to 100. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** The server refused the file; the message is for the user. */
class UploadError extends Error {}

const timeLimitMs = 30_000
const routes = { Admin: uploadAdmin, Seller: uploadSeller } as const
const typeOf = { image: '', avatar: '', file: '?uploadType=uploadFile', private: '?uploadType=private' } as const

function bodyOf(file: File, { kind, crop }: UploadOptions): FormData {
  const body = new FormData()
  if (crop) {
    body.set('option[width]', String(crop.width))
    body.set('option[height]', String(crop.height))
  }
  body.set(kind === 'avatar' ? 'avatar' : 'file', file, file.name)
  return body
}

/** Sends by XMLHttpRequest, since only that reports progress. */
function send(request: XMLHttpRequest, body: FormData, options: UploadOptions): Promise<Envelope<unknown>> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new NoAnswerError(textIn(locale(), errorTexts.offline)))
    request.timeout = options.limitMs ?? timeLimitMs
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(Math.round((loaded / total) * 100))
    request.onerror = fail
    request.onabort = fail
    request.ontimeout = () => reject(new UploadError(textIn(locale(), uploadTexts.uploadTooSlow)))
    request.onload = () => {
      try {
        resolve(JSON.parse(request.responseText) as Envelope<unknown>)
      } catch {
        fail()
      }
    }
    options.signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

/**
 * Stores a file and gives its address (spec §7). Rejects with `UploadError` and the server's message when it is refused
 * or the time limit is over, with `NoAnswerError` when no answer came.
 */
export async function upload(file: File, options: UploadOptions): Promise<string> {
  const { area, kind } = options
  const request = new XMLHttpRequest()
  request.open('POST', `/api${routes[area].path}${typeOf[kind]}`)
  request.setRequestHeader('X-Locale', locale())
  request.setRequestHeader('Authorization', `Bearer ${tokens.get(area) ?? ''}`)
  const { code, msg, data } = await send(request, bodyOf(file, options), options)
  const renewed = request.getResponseHeader('authorization')
  if (renewed) tokens.set(area, renewed.replace(/^Bearer /, ''))
  if (code === 200 && typeof data === 'string') return data
  if (code === 401) loseSession(area)
  throw new UploadError(msg)
}
