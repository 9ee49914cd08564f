import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { statement } from '../kernel/db/db.ts'

/** Addresses that search engines may list: goods on sale, public stores, classes with goods, coupons, group buys, articles, notices. */
const listed = statement(
  'sitemap.listed',
  `select '/' as path, max(updated_at) as changed from goods where listed
   union all select '/stores', max(created_at) from stores where verify = 'passed' and status = 'open'
   union all select '/coupons', max(created_at) from coupons
   union all select '/seckills', max(created_at) from seckills
   union all select '/collectives', max(created_at) from collectives
   union all select '/store/join', max(updated_at) from agreements
   union all (select '/goods/' || id, updated_at from goods where listed order by id limit 45000)
   union all select '/store/' || id, coalesce(passed_at, created_at) from stores where verify = 'passed' and status = 'open'
   union all (select '/s?class_id=' || c.id, max(g.updated_at) from goods g, unnest(g.class_path) as c(id) where g.listed group by c.id)
   union all select '/help', max(updated_at) from articles
   union all select '/user/article/' || name, updated_at from articles
   union all select '/notices', max(created_at) from notices
   union all (select '/notices/' || id, created_at from notices order by id desc limit 1000)`,
)

const closed = ['/user', '/carts', '/order', '/Admin', '/Seller', '/api', '/login', '/register', '/forget_password']

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** `/sitemap.xml` and `/robots.txt`; every address is built from PUBLIC_URL. */
export function mountSitemap(app: FastifyInstance, ctx: Context): void {
  const at = ctx.config.publicUrl
  app.get('/robots.txt', async (_request, reply) => {
    // Articles are below /user but public.
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      'Allow: /user/article/',
      '',
      `Sitemap: ${at}/sitemap.xml`,
      '',
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(lines.join('\n'))
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const rows = await ctx.db.rows<{ path: string; changed: Date | null }>(listed)
    const english = (path: string): string => `${at}${path}${path.includes('?') ? '&' : '?'}lang=en`
    const urls = rows.map(({ path, changed }) =>
      [
        `<url><loc>${xml(at + path)}</loc>`,
        changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '',
        `<xhtml:link rel="alternate" hreflang="zh-CN" href="${xml(at + path)}"/>`,
        `<xhtml:link rel="alternate" hreflang="en" href="${xml(english(path))}"/>`,
        '</url>',
      ].join(''),
    )
    const head =
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(`${head}${urls.join('')}</urlset>`)
  })
}
