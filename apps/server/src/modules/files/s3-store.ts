import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { ErrorKey } from '@fangshi/contract/errors'
import { fileLimits } from '@fangshi/contract/files'
import { ask, PrivateTargetError, type Answer } from '../../kernel/http/outgoing.ts'
import type { Settings } from '../settings/public.ts'
import { StoreFault, type FileStore } from './file-store.ts'
import { wholePlaceOf } from './s3-place.ts'

/** Less than the 30 s that our own callers wait. */
const timeoutMs = 20_000
/** Sealing adds a few bytes to the largest file. */
const maxBytes = fileLimits.zip + 1024

/** What a refusal by the storage means for whoever configured it. */
function keyOf({ status }: Answer, code: string): ErrorKey {
  if (code === 'NoSuchBucket') return 'UPLOAD_STORE_NO_BUCKET'
  if (status === 401 || status === 403) return 'UPLOAD_STORE_KEY_REFUSED'
  return 'UPLOAD_STORE_FAILED'
}

/**
 * An S3-compatible storage; requests are signed (AWS signature 4) with `secret`. The bucket must allow public reads
 * below `uploads/`. Throws `StoreFault`. `publicOnly` refuses private and loopback targets (rules §11).
 */
export function s3Store(
  upload: Settings['upload'],
  secret: string,
  { publicOnly }: { publicOnly: boolean },
): FileStore {
  const place = wholePlaceOf(upload, secret)

  async function call(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array, headers = {}): Promise<Answer> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await new AwsV4Signer({
      method,
      url: `${place.bucket}/${key}`,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId: upload.key,
      secretAccessKey: secret,
      service: 's3',
      region: upload.region || 'us-east-1',
    }).sign()
    const signedHeaders = Object.fromEntries(signed.headers)
    return ask(signed.url, { method, headers: signedHeaders, body, timeoutMs, maxBytes, publicOnly }).catch(
      (error: unknown) => {
        if (error instanceof PrivateTargetError) throw new StoreFault('ADDRESS_NOT_PUBLIC', 'a private address')
        throw new StoreFault('UPLOAD_STORE_UNREACHABLE', error instanceof Error ? error.message : String(error))
      },
    )
  }

  function accept(answer: Answer): Answer {
    if (answer.status >= 200 && answer.status < 300) return answer
    const code = /<Code>(\w{1,60})<\/Code>/.exec(answer.body.toString('utf8', 0, 2000))?.[1] ?? ''
    throw new StoreFault(keyOf(answer, code), `${answer.status} ${code}`.trim())
  }

  return {
    async put(key, bytes, type) {
      accept(
        await call('PUT', key, bytes, {
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
        }),
      )
    },
    async read(key) {
      const answer = await call('GET', key)
      const isMissing = answer.status === 404 && !answer.body.includes('NoSuchBucket')
      return isMissing ? null : accept(answer).body
    },
    async remove(key) {
      const answer = await call('DELETE', key)
      if (answer.status !== 404) accept(answer)
    },
    address: (key) => `${place.publicBase}/${key}`,
  }
}
