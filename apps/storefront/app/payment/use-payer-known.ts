import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { openidCode, payerAddress } from '@fangshi/contract/inside-wechat'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '~/api/call.ts'
import { payer, rememberOpenid } from './payer.ts'

const mp = { payment_name: 'wechat', device: 'mp' } as const
/** The state of a question to WeChat that this tab has asked. */
const askedKey = 'openid-asked'

const newState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Nothing is lost when it fails: the page then offers what works without knowing who pays. */
async function unlessRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CallError || error instanceof NoAnswerError)) throw error
  }
}

/**
 * Learns who pays in WeChat's own browser, which the server wants to know: leaves the page for WeChat's, which asks nobody
 * anything and comes back here with a code. True as soon as it is known, or needs not be, or cannot be told.
 */
export function usePayerKnown(): boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isKnown, setIsKnown] = useState(() => {
    const { device, openid } = payer()
    return device !== 'wechat' || openid !== undefined
  })
  const hasStarted = useRef(false)
  useEffect(() => {
    if (isKnown || hasStarted.current) return
    hasStarted.current = true
    const query = new URLSearchParams(search)
    const [code, state, expectedState] = [query.get('code'), query.get('state'), sessionStorage.getItem(askedKey)]
    const takeAnswer = async (): Promise<void> => {
      query.delete('code')
      query.delete('state')
      void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true })
      if (!code) return
      sessionStorage.removeItem(askedKey)
      await unlessRefused(async () =>
        rememberOpenid((await call(openidCode, { query: { ...mp, code } }, { quiet: true })).openid),
      )
    }
    const ask = (): Promise<void> =>
      unlessRefused(async () => {
        const fresh = newState()
        const about = { ...mp, path: pathname + search, state: fresh }
        const { url } = await call(payerAddress, { query: about }, { quiet: true })
        sessionStorage.setItem(askedKey, fresh)
        location.assign(url)
        // The page is being left: what stands here is not for this payer.
        await new Promise(() => {})
      })
    // Whoever came back without a code is not asked again in this tab.
    const learn = state && state === expectedState ? takeAnswer() : expectedState ? Promise.resolve() : ask()
    void learn.then(() => setIsKnown(true))
  }, [isKnown, navigate, pathname, search])
  return isKnown
}
