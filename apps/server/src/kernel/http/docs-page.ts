import type { Route } from '@fangshi/contract/route'
import { messageOf, codeOf } from '@fangshi/contract/errors'
import { jsonSchemaOf } from './writer.ts'

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const shape = (title: string, schema: object | undefined): string =>
  schema
    ? `<details><summary>${title}</summary><pre>${escape(JSON.stringify(jsonSchemaOf(schema, 'draft-2020-12'), null, 2))}</pre></details>`
    : ''

const section = (route: Route): string => `
<section><h3><b>${route.method}</b> /api${escape(route.path)}</h3><p>${escape(route.does)}</p>
<p class="meta">right: ${route.right}${route.idempotent ? ' · needs Idempotency-Key' : ''}${route.confirm ? ' · needs a fresh confirmation' : ''}</p>
${shape('Path', route.params)}${shape('Query', route.query)}${shape('Body', route.body)}${shape('Reply (data)', route.reply)}
${route.fails?.length ? `<details><summary>Errors</summary><ul>${route.fails.map((key) => `<li>${codeOf(key)} <code>${key}</code> ${escape(messageOf(key, 'en'))}</li>`).join('')}</ul></details>` : ''}
</section>`

/** A readable page of the API without any script. */
export const docsPage = (
  routes: readonly Route[],
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Fangshi API</title><style>
:root{color-scheme:light dark}body{font:14px/1.6 system-ui,sans-serif;max-width:860px;margin:0 auto;padding:24px}
section{border-top:1px solid #8884;padding:8px 0}h3{font:600 15px ui-monospace,monospace;margin:8px 0 0}h3 b{color:#c8321f}
.meta{opacity:.75;margin:0}pre{overflow:auto;background:#8881;padding:12px;border-radius:8px}summary{cursor:pointer}</style></head>
<body><main><h1>Fangshi API</h1><p>Machine readable: <a href="/api/openapi.json">openapi.json</a>. Every answer is
<code>{code, msg, data}</code>; money is a string with two decimals, ids are numbers. Send forms or JSON; the token goes into
<code>Authorization: Bearer …</code>, the language into <code>X-Locale</code>.</p>
${(['Home', 'Seller', 'Admin'] as const)
  .map(
    (area) =>
      `<h2>${area}</h2>${routes
        .filter((route) => route.area === area)
        .map(section)
        .join('')}`,
  )
  .join('')}
</main></body></html>`
