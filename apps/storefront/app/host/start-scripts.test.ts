import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './start-scripts.ts'

const page = [
  '<head><link rel="modulepreload" href="/dist/zh.js"/><link rel="preload" href="/a.webp" as="image"/><link rel="modulepreload" href="/dist/shop.js" nonce="m"/></head>',
  { html: '<p>a fragment</p>' },
  '<body><script nonce="m">1</script><script nonce="m" type="module" async="">import "/dist/shop.js"</script></body>',
]

test('before the first paint, a page asks for no script', () => {
  const html = scriptsAfterPaint(page).parts.join('')
  expect(html).not.toContain('modulepreload')
  expect(html).toContain('<link rel="preload" href="/a.webp" as="image"/>')
  expect(html).toContain('<script nonce="m" type="text/plain" id="page-module">import "/dist/shop.js"</script>')
})

interface AddedElement {
  rel?: string
  href?: string
  type?: string
  textContent?: string
}

/** Runs the starting code in a page; gives what it added before the next frame and afterwards. */
function run(hidden: boolean) {
  const added: AddedElement[] = []
  const frames: (() => void)[] = []
  const document = {
    hidden,
    images: [],
    createElement: () => ({}),
    getElementById: () => ({ textContent: 'the module' }),
    head: { append: (element: AddedElement) => void added.push(element) },
  }
  const names = ['document', 'requestAnimationFrame', 'setTimeout', 'addEventListener']
  const code = new Function(...names, scriptsAfterPaint(page).start)
  code(
    document,
    (frame: () => void) => void frames.push(frame),
    (later: () => void) => later(),
    () => {},
  )
  const before = added.length
  for (const frame of frames) frame()
  return { before, added }
}

test('all scripts are asked for at once when the page was painted, then the module runs', () => {
  const { before, added } = run(false)
  expect(before).toBe(0)
  expect(added).toEqual([
    { rel: 'modulepreload', href: '/dist/zh.js' },
    { rel: 'modulepreload', href: '/dist/shop.js' },
    { type: 'module', textContent: 'the module' },
  ])
})

test('a tab that nobody sees does not wait to be painted', () => {
  expect(run(true).before).toBe(3)
})

class FakePicture {
  requests = 0
  currentSrc = '/a.webp'
  complete: boolean
  naturalWidth: number
  constructor({ complete = false, naturalWidth = 0 } = {}) {
    this.complete = complete
    this.naturalWidth = naturalWidth
  }
  set src(_: string) {
    this.requests++
  }
  get src() {
    return '/a.webp'
  }
}

test('a picture that does not come is asked for again, twice; other elements are left alone', () => {
  const early = [
    new FakePicture({ complete: true }),
    new FakePicture({ complete: true, naturalWidth: 400 }),
    new FakePicture(),
  ]
  let failed = (_: { target: object }): void => {}
  const delays: number[] = []
  const code = new Function(
    'document',
    'requestAnimationFrame',
    'setTimeout',
    'addEventListener',
    'HTMLImageElement',
    scriptsAfterPaint(page).start,
  )
  code(
    { hidden: false, images: early },
    () => {},
    (later: () => void, ms: number) => {
      delays.push(ms)
      later()
    },
    (_: string, listener: typeof failed) => void (failed = listener),
    FakePicture,
  )
  expect(early.map(({ requests }) => requests)).toEqual([1, 0, 0])
  const [one, other] = [new FakePicture(), new FakePicture()]
  for (const target of [one, one, {}, other, one]) failed({ target })
  expect([one.requests, other.requests, delays]).toEqual([2, 1, [2000, 2000, 4000, 2000]])
})
