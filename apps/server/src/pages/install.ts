import { localText, type Locale } from '@fangshi/contract/locale'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { getSettings } from '../modules/settings/public.ts'
import { appIcon, iconColors, icoOf, type IconArea, type IconShape } from './app-icon.ts'
import { requestedLocale } from './page-language.ts'

const icons: Record<string, { side: number; shape: IconShape }> = {
  touch: { side: 180, shape: 'full' },
  '192': { side: 192, shape: 'rounded' },
  '512': { side: 512, shape: 'rounded' },
  maskable: { side: 512, shape: 'full' },
}

/** Where each area starts, and what stands behind the site's name on a home screen. */
const areas: Record<IconArea, { path: string; suffix: Record<Locale, string> }> = {
  shop: { path: '/', suffix: { 'zh-cn': '', en: '' } },
  admin: { path: '/Admin/', suffix: { 'zh-cn': ' 平台后台', en: ' Admin' } },
  seller: { path: '/Seller/', suffix: { 'zh-cn': ' 商家后台', en: ' Seller' } },
}
const areaNames = Object.keys(areas) as IconArea[]

const day = 'public, max-age=86400'
const sendIcon = (reply: FastifyReply, type: string, bytes: Buffer): FastifyReply =>
  reply.type(type).header('cache-control', day).send(bytes)

const source = (area: IconArea, name: string) => {
  const { side } = icons[name]!
  return { src: `/icons/${area}-${name}.png`, sizes: `${side}x${side}`, type: 'image/png' }
}

/** What a page needs to be put on a home screen: `favicon.ico`, touch icons, and a web manifest for each area. */
export function mountInstall(app: FastifyInstance, ctx: Context): void {
  app.get('/favicon.ico', async (_request, reply) =>
    sendIcon(reply, 'image/x-icon', icoOf(await appIcon('shop', 32, 'rounded'), 32)),
  )
  app.get('/apple-touch-icon.png', async (_request, reply) =>
    sendIcon(reply, 'image/png', await appIcon('shop', 180, 'full')),
  )
  for (const area of areaNames) {
    const { path, suffix } = areas[area]
    for (const [name, { side, shape }] of Object.entries(icons)) {
      app.get(`/icons/${area}-${name}.png`, async (_request, reply) =>
        sendIcon(reply, 'image/png', await appIcon(area, side, shape)),
      )
    }
    app.get(`${path}manifest.webmanifest`, async (request, reply) => {
      const locale = requestedLocale(request)
      const { web_name } = await getSettings(ctx.db, 'web')
      const name = localText(web_name, locale) + suffix[locale]
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language, cookie')
        .send(
          JSON.stringify({
            id: path,
            name,
            short_name: name,
            lang: locale === 'en' ? 'en' : 'zh-CN',
            start_url: path,
            scope: path,
            display: 'standalone',
            background_color: area === 'shop' ? '#fbf9f6' : '#f5f6f8',
            theme_color: iconColors[area],
            icons: [source(area, '192'), source(area, '512'), { ...source(area, 'maskable'), purpose: 'maskable' }],
          }),
        )
    })
  }
}

/** The tags in a back office's page that lead to its icons and its manifest. */
export const installTags = (area: 'admin' | 'seller'): string =>
  `<link rel="apple-touch-icon" href="/icons/${area}-touch.png" /><link rel="manifest" href="${areas[area].path}manifest.webmanifest" />`
