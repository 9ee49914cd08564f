import { usualControls, type Controls } from '../../src/modules/payments/simulator/world.ts'
import type { Marketplace } from '../marketplace.ts'
import { note } from '../send.ts'
import type { Act } from './actor.ts'

const minuteMs = 60_000

/** What goes wrong between the shop and the providers. */
const troubles: readonly { name: string; controls: Partial<Controls> }[] = [
  { name: 'provider: answers lost', controls: { answers: 'lost' } },
  { name: 'provider: no connection', controls: { answers: 'no_connection' } },
  { name: 'provider: error 500', controls: { answers: 'error_500' } },
  { name: 'provider: unsigned answers', controls: { answers: 'unsigned' } },
  { name: 'provider: forged answers', controls: { answers: 'forged' } },
  { name: 'provider: stale answers', controls: { answers: 'stale' } },
  { name: 'provider: notices lost', controls: { notices: 'drop' } },
  { name: 'provider: notices twice', controls: { notices: 'duplicate' } },
  { name: 'provider: twin notices', controls: { notices: 'twin' } },
  { name: 'provider: notices out of order', controls: { notices: 'reorder' } },
  { name: 'provider: notices damaged', controls: { notices: 'corrupt' } },
  { name: 'provider: notices late', controls: { noticeDelayMs: 40 * minuteMs } },
  { name: 'provider: refunds take hours', controls: { refunds: { outcome: 'SUCCESS', afterMs: 150 * minuteMs } } },
  { name: 'provider: refunds refused', controls: { refunds: { outcome: 'ABNORMAL', afterMs: 0 } } },
  { name: 'provider: refunds closed', controls: { refunds: { outcome: 'CLOSED', afterMs: 5 * minuteMs } } },
  { name: 'provider: signs with certificate', controls: { serials: 'certificate' } },
  { name: 'provider: signs with both keys', controls: { serials: 'mixed' } },
]

/** The providers work as usual again. */
export const endTrouble = ({ payments }: Marketplace): void =>
  void Object.assign(payments.simulator.controls, usualControls())

export const troubleActs: readonly Act[] = [
  {
    name: 'trouble begins',
    weight: 1,
    async do(market) {
      const { random, payments, counts } = market
      const { name, controls } = random.pick(troubles)
      Object.assign(payments.simulator.controls, usualControls(), controls)
      counts.add('faults', name)
      note(market, name)
    },
  },
  {
    name: 'trouble ends',
    weight: 12,
    do: async (market) => endTrouble(market),
  },
]
