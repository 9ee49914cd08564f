import { visit, type Window } from './browser.ts'

/**
 * The newest code that the demo sent to a phone number, read in the demo's inbox as a person does. A message may take a
 * moment: `earlier` is the code that was there before.
 */
export async function codeSentTo(window: Window, phone: string, earlier = ''): Promise<string> {
  const inbox = await visit(window)
  let code: string | undefined
  for (let look = 0; look < 20 && (!code || code === earlier); look++) {
    await inbox.go('/demo/sms')
    const message = await inbox.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: phone })
      .first()
      .textContent({ timeout: 2000 })
      .catch(() => '')
    code = /(?<!\d)\d{6}(?!\d)/.exec((message ?? '').replace(phone, ''))?.[0]
  }
  await inbox.close()
  return code ?? ''
}
