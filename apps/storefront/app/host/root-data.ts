import type { ServerContext } from './server-context.ts'

/** What the root route knows about a request, for every page. */
export type RootData = Pick<ServerContext, 'locale' | 'publicUrl' | 'mode'>
