import type { Settings } from '../settings/public.ts'
import { StoreFault } from './file-store.ts'

type Upload = Settings['upload']

/** The address of an S3 storage, without a trailing slash. */
export interface S3Place {
  /** The base of request addresses: `https://bucket.s3.example.com`. */
  bucket: string
  /** The base of public addresses. */
  publicBase: string
}

/** Parses `host`, `host:port` or an http(s) address; null for anything else (rules §11). */
function baseOf(text: string, ssl: boolean): URL | null {
  const url = URL.parse(text.includes('://') ? text : `${ssl ? 'https' : 'http'}://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) return null
  return url
}

const bare = (url: URL): string => url.href.replace(/\/+$/, '')

/** The addresses of a configuration; null when it names no storage, or none reachable by http(s). */
export function placeOf({ bucket, endpoint, cdn, ssl, path_style }: Upload): S3Place | null {
  const store = endpoint === '' ? null : baseOf(endpoint, ssl)
  if (!store || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return null
  if (path_style) store.pathname = `${store.pathname.replace(/\/$/, '')}/${bucket}`
  else store.hostname = `${bucket}.${store.hostname}`
  const domain = cdn === '' ? store : baseOf(cdn, ssl)
  return domain && { bucket: bare(store), publicBase: bare(domain) }
}

/** Like `placeOf`, but throws a `StoreFault` UPLOAD_STORE_INCOMPLETE when something is missing. */
export function wholePlaceOf(upload: Upload, secret: string): S3Place {
  const place = placeOf(upload)
  if (!place || upload.key === '' || secret === '')
    throw new StoreFault('UPLOAD_STORE_INCOMPLETE', 'the store is not wholly configured')
  return place
}
