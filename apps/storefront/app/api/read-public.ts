import { localeOf } from '@fangshi/contract/locale'

/**
 * What a public route answers (`/clock`) in the language of the page, without the client of the contract, which weighs more than the pages that need no
 * other call. Throws an Error where there is no answer.
 */
export async function readPublic<T>(path: string): Promise<T> {
  const locale = localeOf(document.documentElement.lang)
  const answer = await fetch(`/api${path}`, { headers: { 'x-locale': locale } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return ((await answer.json()) as { data: T }).data
}
