import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  headers: string
  body: string
}

/**
 * One keep-alive connection with just enough HTTP/1.1 to load a server: one request at a time, answers with a
 * content-length or chunked. It is leaner than a general client, so that the load generator uses little CPU.
 */
export class Connection {
  private readonly socket: Socket
  private buffered: Buffer = Buffer.alloc(0)
  private waiting: ((answer: Answer) => void) | undefined
  private refuse: ((error: Error) => void) | undefined
  private readonly keepBody: boolean

  constructor(port: number, keepBody = true) {
    this.keepBody = keepBody
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.socket.on('data', (chunk: Buffer) => this.take(chunk))
    this.socket.on('error', (error) => this.refuse?.(error))
    this.socket.on('close', () => this.refuse?.(new Error('the connection was closed')))
  }

  /** Sends the bytes of a request and returns its answer. */
  send(request: string | Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting = resolve
      this.refuse = reject
      this.socket.write(request)
    })
  }

  /** False once the server has ended it, as it does with those that stand idle. */
  get isOpen(): boolean {
    return this.socket.readable
  }

  close(): void {
    this.refuse = undefined
    this.socket.destroy()
  }

  private take(chunk: Buffer): void {
    this.buffered = this.buffered.length ? Buffer.concat([this.buffered, chunk]) : chunk
    const head = this.buffered.indexOf('\r\n\r\n')
    if (head < 0) return
    const headers = this.buffered.toString('latin1', 0, head)
    // 204 has no body, and says no length.
    const length = headers.startsWith('HTTP/1.1 204') ? '0' : /\r\ncontent-length: (\d+)/i.exec(headers)?.[1]
    const end = length === undefined ? this.chunkedEnd(head + 4) : head + 4 + Number(length)
    if (end < 0 || this.buffered.length < end) return
    const body = this.keepBody ? this.buffered.toString('utf8', head + 4, end) : ''
    this.buffered = this.buffered.subarray(end)
    this.waiting?.({ status: Number(headers.slice(9, 12)), headers, body })
  }

  private chunkedEnd(from: number): number {
    const end = this.buffered.indexOf('\r\n0\r\n\r\n', from - 2)
    return end < 0 ? -1 : end + 7
  }
}

/** The bytes of a request; a request that does not change is built once. */
export function request(method: string, path: string, headers: Record<string, string> = {}, body = ''): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  if (body) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
