/** The address of a page of the shop that brings its visitors to a referrer (rules §9). `path` may have a query. */
export function referralLink(origin: string, path: string, inviterId: number): string {
  const url = new URL(path, origin)
  url.searchParams.set('inviter_id', String(inviterId))
  return url.href
}
