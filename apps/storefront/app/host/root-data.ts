import type { Locale } from '@fangshi/contract/locale'
import type { ServerContext } from './server-context.ts'

/** What the root route knows about a request, for every page. */
export interface RootData extends Pick<ServerContext, 'locale' | 'publicUrl' | 'mode'> {
  /** The language that the address stands for to search engines: English with `?lang=en`, else Chinese. */
  addressLocale: Locale
}
