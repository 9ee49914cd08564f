import type { Provider } from '../providers/provider.ts'

/**
 * What a page inside WeChat hands to the wallet, with the address of the simulator's wallet page beside it: the simulated
 * WeChat has no wallet of its own that would take it.
 */
export const withWalletPage = (provider: Provider, publicUrl: string): Provider => ({
  ...provider,
  prepare: async (order) => {
    const prepared = await provider.prepare(order)
    if (!('params' in prepared)) return prepared
    const code = prepared.params.package?.replace(/^prepay_id=/, '') ?? ''
    const query = new URLSearchParams({ code, redirect_url: order.return_url })
    return { ...prepared, h5_url: `${publicUrl}/simulator?${query}` }
  },
})
