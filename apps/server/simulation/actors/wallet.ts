import type { Payable } from '@fangshi/contract/payments'
import type { PayClient, ProviderChannel } from '@fangshi/contract/status'
import { RefusedMove, type WalletAct } from '../../src/modules/payments/public.ts'
import { openPrepared } from '../../test/payments/payment-simulator.ts'
import type { Marketplace } from '../marketplace.ts'
import { note } from '../send.ts'
import type { Act } from './actor.ts'

/** What payers do on the wallet page of a provider; `leave`: nothing yet, perhaps later. */
const choices: readonly { act: WalletAct | 'leave'; weight: number }[] = [
  { act: 'pay', weight: 72 },
  { act: 'leave', weight: 14 },
  { act: 'fail', weight: 4 },
  { act: 'pay_twice', weight: 4 },
  { act: 'pay_other_amount', weight: 3 },
  { act: 'expire', weight: 3 },
]
const keptWallets = 80

export const channelOf = ({ random }: Marketplace): ProviderChannel => random.pick(['wechat', 'alipay'])
export const deviceOf = ({ random }: Marketplace): PayClient => random.pick<PayClient>(['desktop', 'phone'])

async function act(market: Marketplace, code: string): Promise<void> {
  const { random, payments, counts, openWallets } = market
  const choice = random.weighted(choices, ({ weight }) => weight).act
  if (choice === 'leave' || choice === 'fail') {
    openWallets.push(code)
    if (openWallets.length > keptWallets) openWallets.shift()
    return
  }
  note(market, `wallet: ${choice}`)
  try {
    await payments.simulator.act(code, choice, random.int(1, 5000))
    if (choice !== 'pay') counts.add('faults', choice)
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error
    counts.add('refusals', `wallet ${error.refusal}`)
  }
}

/** Goes on with a payment in the wallet of the provider, unless that cannot be reached. */
export async function useWallet(market: Marketplace, payable: Payable): Promise<void> {
  const { code_url, h5_url, form } = payable
  const prepared = { ...(code_url && { code_url }), ...(h5_url && { h5_url }), ...(form && { form }) }
  const code = await openPrepared(market.payments.simulator, prepared).catch(() => '')
  if (code) await act(market, code)
}

export const walletActs: readonly Act[] = [
  {
    name: 'pay late',
    weight: 4,
    async do(market) {
      const { openWallets, random, counts } = market
      if (!openWallets.length) return
      const [code] = openWallets.splice(random.int(0, openWallets.length - 1), 1)
      counts.add('faults', 'paid late')
      await act(market, code as string)
    },
  },
]
