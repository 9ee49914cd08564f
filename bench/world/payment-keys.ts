import { createPrivateKey, createPublicKey } from 'node:crypto'
import { inTx } from '../../apps/server/src/kernel/db/tx.ts'
import { seal } from '../../apps/server/src/kernel/secret-box.ts'
import type { Context } from '../../apps/server/src/context.ts'
import { certificate } from '../../apps/server/src/modules/payments/simulator/certificate.ts'
import { simulatedAlipay, simulatedWechat } from '../../apps/server/src/modules/payments/simulator/configs.ts'
import {
  makeKeys,
  type CertifiedKey,
  type SimulatorKeys,
} from '../../apps/server/src/modules/payments/simulator/keys.ts'
import { saveSettings } from '../../apps/server/src/modules/settings/public.ts'
import { configGroups } from '@fangshi/contract/configs'

const dayMs = 86_400_000

/** A certificate of the same key under another name: production takes none of the simulator's. */
function renamed({ private_key }: CertifiedKey): CertifiedKey {
  const privateKey = createPrivateKey(private_key)
  const keys = { privateKey, publicKey: createPublicKey(privateKey) }
  const validity = { from: new Date(Date.now() - dayMs), to: new Date(Date.now() + 300 * dayMs) }
  const { pem, serial } = certificate(keys, { subject: 'Bench', ...validity })
  return { private_key, certificate: pem, serial }
}

/** Makes keys of both providers and saves them for payments by code. Returns what signs notices. */
export async function savePaymentKeys(ctx: Context): Promise<SimulatorKeys> {
  const { wechat, alipay } = await makeKeys(new Date())
  const keys = {
    wechat: { ...wechat, public_key: { ...wechat.public_key, id: 'PUB_KEY_ID_BENCH' } },
    alipay: {
      ...alipay,
      app: renamed(alipay.app),
      platform: renamed(alipay.platform),
      root: renamed(alipay.root),
    },
  }
  const groups = {
    pay_wechat_scan: simulatedWechat(keys, 'scan', ''),
    pay_alipay_scan: simulatedAlipay(keys, 'scan', ''),
  }
  await inTx(ctx.db, async (tx) => {
    for (const [group, { device: _device, gateway: _gateway, ...values }] of Object.entries(groups)) {
      const name = group as keyof typeof groups
      const secrets: readonly string[] = configGroups[name].secrets
      const stored = Object.entries(values).map(([key, text]) => [key, secrets.includes(key) ? seal(ctx, text) : text])
      await saveSettings(tx, name, { ...Object.fromEntries(stored), is_open: true }, new Date())
    }
  })
  return keys
}
