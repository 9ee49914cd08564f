import { randomBytes } from 'node:crypto'
import { localeOf } from '@fangshi/contract/locale'
import { mapPage, type MapState, type PickedPoint } from '@fangshi/contract/map'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { getSettings } from '../modules/settings/public.ts'

const provider = 'https://*.amap.com https://*.autonavi.com'

/** The provider draws with workers and compiles its styles; nothing of this is allowed on any other page. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'unsafe-eval' blob: ${provider}`,
    'worker-src blob:',
    `style-src 'unsafe-inline' ${provider}`,
    `img-src data: blob: ${provider}`,
    `font-src data: ${provider}`,
    `connect-src ${provider}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** A value inside an inline script. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const labels = { 'zh-cn': '地图，点击选择位置', en: 'Map: tap to choose a location' }
const failed = { 'zh-cn': '地图加载失败', en: 'The map could not be loaded' }
const beijing = { lat: 39.909, lng: 116.397 }

/** Degrees from the query, or nothing. */
const degrees = (text: string | null): number | undefined =>
  text && /^-?\d{1,3}(\.\d{1,8})?$/.test(text) ? Number(text) : undefined

const kinds = {
  point: 'map-point' satisfies PickedPoint['kind'],
  ready: 'map-ready' satisfies MapState['kind'],
  failed: 'map-failed' satisfies MapState['kind'],
}

// Arrow keys move the map, and Enter chooses its centre, so that it works by keyboard too.
const script = `
const box = document.getElementById('map')
const tell = (kind, place) => parent.postMessage({ kind, ...place }, location.origin)
const start = () => {
  const map = new AMap.Map(box, { zoom: options.found ? 16 : 10, center: [options.lng, options.lat], lang: options.lang })
  const marker = new AMap.Marker({ position: [options.lng, options.lat] })
  if (options.found) map.add(marker)
  const put = (point) => {
    const place = { lat: point.getLat(), lng: point.getLng() }
    marker.setPosition([place.lng, place.lat])
    map.add(marker)
    tell(options.kinds.point, place)
  }
  map.on('complete', () => tell(options.kinds.ready))
  map.on('click', ({ lnglat }) => put(lnglat))
  box.addEventListener('keydown', ({ key }) => key === 'Enter' && put(map.getCenter()))
}
if (window.AMap) start()
else {
  box.textContent = options.failed
  tell(options.kinds.failed)
}`

/** The map in its frame; 404 while the settings have no key. */
export function mountMapPicker(app: FastifyInstance, ctx: Context): void {
  app.get(mapPage, async ({ url }, reply) => {
    const { jsapi, security } = await getSettings(ctx.db, 'amap')
    if (!jsapi) return reply.callNotFound()
    const nonce = randomBytes(16).toString('base64')
    const query = new URL(url, 'http://host').searchParams
    const locale = localeOf(query.get('lang'))
    const lat = degrees(query.get('lat'))
    const lng = degrees(query.get('lng'))
    const found = lat !== undefined && lng !== undefined
    const options = {
      kinds,
      ...(found ? { lat, lng } : beijing),
      found,
      lang: locale === 'en' ? 'en' : 'zh_cn',
      failed: failed[locale],
    }
    const source = `https://webapi.amap.com/maps?${new URLSearchParams({ v: '2.0', key: jsapi })}`.replaceAll(
      '&',
      '&amp;',
    )
    return reply
      .header('content-security-policy', policy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${locale === 'en' ? 'en' : 'zh-CN'}"><meta charset="utf-8">` +
          `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${labels[locale]}</title>` +
          `<style>html,body,#map{height:100%;margin:0}</style>` +
          `<div id="map" role="application" tabindex="0" aria-label="${labels[locale]}"></div>` +
          `<script nonce="${nonce}">const options=${literal(options)};window._AMapSecurityConfig={securityJsCode:${literal(security)}}</script>` +
          `<script nonce="${nonce}" src="${source}"></script><script nonce="${nonce}">${script}</script></html>`,
      )
  })
}
