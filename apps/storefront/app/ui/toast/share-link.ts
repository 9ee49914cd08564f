interface ShareApi {
  share?: (data: { title: string; url: string }) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** `closed`: the person closed the system's dialog; `failed`: neither sharing nor copying is allowed. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed'

/** Shares a page by the system's dialog, or copies its address where there is none. */
export async function shareLink(browser: ShareApi, page: { title: string; url: string }): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share(page)
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'closed'
    }
  }
  try {
    if (!browser.clipboard) return 'failed'
    await browser.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
