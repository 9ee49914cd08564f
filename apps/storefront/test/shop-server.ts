import { afterAll, vi } from 'vitest'

type Answer = (body: string) => unknown

/**
 * Answers the calls of a test file in place of the server, and lists what was sent: method, path, and the form as readable
 * text. Whatever no answer was given for is lost on the way.
 */
export function stubServer() {
  const sent: string[] = []
  const tokens: (string | null)[] = []
  const locales: (string | null)[] = []
  const answers = new Map<string, Answer>()
  const envelope = (code: number, msg: string, data: unknown): Response =>
    Response.json({ code, msg, data }, { status: code })

  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const [path = '', query = ''] = url
      .replace(/^\/api/, '')
      .split('?')
      .map(decodeURIComponent)
    const { method = 'GET' } = init
    const headers = new Headers(init.headers)
    const form = typeof init.body === 'string' ? decodeURIComponent(init.body) : query
    sent.push(`${method} ${path} ${form}`.trim())
    tokens.push(headers.get('authorization'))
    locales.push(headers.get('x-locale'))
    const answer = answers.get(`${method} ${path}`)
    if (!answer) throw new TypeError('Failed to fetch')
    const data = await answer(form)
    return data instanceof Response ? data : envelope(200, 'ok', data ?? null)
  }
  vi.stubGlobal('fetch', fetch)
  afterAll(() => void vi.unstubAllGlobals())
  return {
    sent,
    /** The `Authorization` and the `X-Locale` of each call. */
    tokens,
    locales,
    /** `route`: such as `GET /user/carts`. */
    answer: (route: string, reply: Answer) => void answers.set(route, reply),
    refuse: (route: string, code: number, key: string) =>
      void answers.set(route, () => envelope(code, `refused: ${key}`, { key })),
    clear: () => {
      for (const list of [sent, tokens, locales]) list.length = 0
      answers.clear()
    },
  }
}
