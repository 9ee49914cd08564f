import { expect, test } from 'vitest'
import { cleanLocalHtml } from './clean-local.ts'
import { cleanHtml, cleanRichText, htmlOf } from './rich-text.ts'

const inline = (bytes: number, type = 'png') => `data:image/${type};base64,${Buffer.alloc(bytes).toString('base64')}`
const words = (...content: object[]) => ({ type: 'doc', content })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const said = (text: string, ...marks: object[]) => ({ type: 'text', ...(marks.length ? { marks } : {}), text })
const stored = (json: unknown, html = '<p>好</p>') => `${html}<!--json-->${JSON.stringify(json)}`
/** The editor's part as it is kept; null when it is refused. */
const kept = (json: unknown): unknown => {
  const clean = cleanRichText(stored(json))
  return clean && JSON.parse(clean.split('<!--json-->')[1] as string)
}

test('html keeps words, tables and pictures and loses what runs', () => {
  expect(cleanHtml('<p style="text-align:center;position:fixed" onclick="a()">好<script>b()</script></p>')).toBe(
    '<p style="text-align:center">好</p>',
  )
  const attacks = [
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa\tScRiPt:alert(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<img src=x onerror=alert(1)>',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="/api/logout"><button>x</button></form>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ]
  for (const attack of attacks) {
    expect(cleanHtml(attack), attack).not.toMatch(/<(script|svg|iframe|form|base|meta|img|style)|on\w+=|href=|url\(/i)
  }
})

test('pictures come from http(s), our own paths, or the text itself up to 5 KB', () => {
  for (const src of ['https://a.example/b.png', '/uploads/a/b.webp', inline(5 * 1024), inline(10, 'webp')]) {
    expect(cleanHtml(`<img src="${src}" alt="">`), src.slice(0, 40)).toContain(src)
  }
  for (const src of [
    'b.png',
    'ftp://a.example/b.png',
    inline(5 * 1024 + 1),
    inline(10, 'svg+xml'),
    'data:image/png,xx',
  ]) {
    expect(cleanHtml(`<p>a<img src="${src}"></p>`), src.slice(0, 40)).toBe('<p>a</p>')
  }
  expect(cleanHtml('<a href="/s?class_id=1" onclick="a()">x</a>')).toBe(
    '<a href="/s?class_id=1" rel="noopener noreferrer nofollow">x</a>',
  )
})

test('the editor’s part stays when its list knows all of it', () => {
  const document = words(
    { type: 'heading', attrs: { level: 2, textAlign: 'center' }, content: [said('标题')] },
    paragraph(said('粗', { type: 'bold' }, { type: 'link', attrs: { href: 'https://a.example', target: '_blank' } }), {
      type: 'hardBreak',
    }),
    { type: 'image', attrs: { src: '/uploads/a/b.webp', alt: '杯' } },
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(said('一'))] }] },
    { type: 'codeBlock', content: [said('a()')] },
    { type: 'horizontalRule' },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', attrs: { colspan: 1, colwidth: [120] }, content: [paragraph()] }],
        },
      ],
    },
  )
  const clean = JSON.parse(JSON.stringify(document).replace(',"content":[]', ''))
  expect(kept(document)).toEqual(clean)
})

test('attributes that are not set or not known are dropped', () => {
  const href = { href: '/s', rel: 'nofollow', class: null, onclick: 'a()' }
  expect(
    kept(words({ ...paragraph(said('x', { type: 'link', attrs: href })), attrs: { textAlign: null, id: 'x' } })),
  ).toEqual(words(paragraph(said('x', { type: 'link', attrs: { href: '/s' } }))))
})

test.each([
  ['no document', paragraph(said('x'))],
  ['a list', []],
  ['an unknown node', words({ type: 'iframe', attrs: { src: 'https://a.example' } })],
  ['a node of Object.prototype', words({ type: 'constructor' })],
  ['an unknown mark', words(paragraph(said('x', { type: 'textStyle' })))],
  ['words outside of a paragraph', words(said('x'))],
  ['a script address', words(paragraph(said('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } })))],
  ['a link to nowhere', words(paragraph(said('x', { type: 'link' })))],
  ['a picture from elsewhere', words({ type: 'image', attrs: { src: 'data:image/svg+xml;base64,AAAA' } })],
  ['a large inline picture', words({ type: 'image', attrs: { src: inline(6000) } })],
  ['a heading of the page', words({ type: 'heading', attrs: { level: 1 }, content: [said('x')] })],
  ['an empty text', words(paragraph(said('')))],
  ['content that is no list', words({ type: 'paragraph', content: { 0: said('x') } })],
  ['too many pictures', words(...Array.from({ length: 11 }, () => ({ type: 'image', attrs: { src: '/a.webp' } })))],
  [
    'a bottomless quote',
    Array.from({ length: 60 }).reduce<object>((inner) => ({ type: 'blockquote', content: [inner] }), paragraph()),
  ],
  ['too many nodes', words(...Array.from({ length: 20_001 }, () => paragraph()))],
])('refused: %s', (_, json) => {
  expect(kept(json)).toBeNull()
})

test('a refusal names the language; pages read html only', async () => {
  await expect(cleanLocalHtml({ 'zh-cn': '<p>好</p>', en: '<p>x</p><!--json-->{"type":' }, 'content')).rejects.toThrow(
    expect.objectContaining({ details: { fields: { 'content.en': 'RICH_TEXT_INVALID' } } }),
  )
  await expect(cleanLocalHtml({ 'zh-cn': '<img src="/a.webp">'.repeat(11) })).rejects.toThrow()
  const mayShow = (address: string): boolean => address.startsWith('https://ours.example/')
  const shown = { 'zh-cn': '<p>好</p><img alt="" SRC=https://ours.example/a.webp>' }
  await expect(cleanLocalHtml(shown, 'content', mayShow)).resolves.toBeDefined()
  const blocked = { ...shown, en: "<p>x</p><img alt='> src=' src='https://other.example/a.webp'>" }
  await expect(cleanLocalHtml(blocked, 'content', mayShow)).rejects.toThrow(
    expect.objectContaining({ details: { fields: { 'content.en': 'PICTURE_ELSEWHERE' } } }),
  )
  expect(await cleanLocalHtml({ 'zh-cn': '<p>好</p><!--json-->' })).toEqual({ 'zh-cn': '<p>好</p>' })
  expect(htmlOf(stored(words()))).toBe('<p>好</p>')
})

test('a long text is cleaned as a short one, beside the thread that answers calls', async () => {
  const long = '<p onclick="x()">好</p>'.repeat(5000)
  expect(await cleanLocalHtml({ 'zh-cn': long })).toEqual({ 'zh-cn': '<p>好</p>'.repeat(5000) })
  await expect(cleanLocalHtml({ 'zh-cn': '<div>'.repeat(20_001) })).rejects.toThrow()
})
