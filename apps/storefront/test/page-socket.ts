import { afterAll, vi } from 'vitest'

/** Gives a test file the document and the socket of an open page. `tell` sends an event in place of the server. */
export function stubPage() {
  const sockets: { onmessage?: (event: { data: string }) => void }[] = []
  class Socket {
    readonly onmessage = undefined
    constructor() {
      sockets.push(this)
    }
    send(): void {}
    close(): void {}
  }
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    title: 'Fangshi',
    documentElement: { lang: 'en' },
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', new URL('https://shop.example/'))
  vi.stubGlobal('WebSocket', Socket)
  afterAll(() => void vi.unstubAllGlobals())
  return { page, tell: (message: unknown) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) }) }
}
