import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver

export interface S3Server {
  /** `127.0.0.1:port` */
  endpoint: string
  bucket: string
  key: string
  secret: string
  /** Objects there, by key. */
  objects(): Promise<string[]>
  close(): Promise<void>
}

const key = 'S3RVER' // the only one that it knows
const secret = 'a-secret-that-only-we-know'
const bucket = 'uploads-of-test'

const hmac = (by: string | Buffer, text: string): Buffer => createHmac('sha256', by).update(text).digest()
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** Computes the AWS signature (version 4) of the request with its whole body; s3rver itself accepts any. */
function refusalOf({ method, url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const [, id, day = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (!id) return 'AccessDenied'
  if (id !== key) return 'InvalidAccessKeyId'
  const hash = headers['x-amz-content-sha256']
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}`)
  const canonical = [method, url, '', ...signed, '', names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region))
  return hmac(signing, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

/**
 * An S3 server on loopback with one bucket. Its policy lets everybody read below `uploads/`; anything else needs a valid
 * signature.
 */
export async function s3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'fangshi-s3-'))
  const behind = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await behind.run()
  const gate = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const isOpen = request.method === 'GET' && request.url?.startsWith(`/${bucket}/uploads/`)
    const refusal = isOpen && !request.headers.authorization ? null : refusalOf(request, body)
    if (refusal) return response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`)
    const { host: _host, connection: _connection, ...headers } = request.headers
    const answer = await fetch(`http://127.0.0.1:${port}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length ? { body: new Uint8Array(body) } : {}),
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    return response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `127.0.0.1:${(gate.address() as AddressInfo).port}`,
    bucket,
    key,
    secret,
    async objects() {
      const list = await (await fetch(`http://127.0.0.1:${port}/${bucket}`)).text()
      return Array.from(list.matchAll(/<Key>([^<]+)</g), ([, name]) => name as string)
    },
    async close() {
      gate.closeAllConnections()
      gate.close()
      await behind.close()
      await rm(directory, { recursive: true })
    },
  }
}
