import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { saveSettings } from './public.ts'

/** How the demo's platform is reached; the numbers and names belong to nobody. */
const contacts = {
  tel: '400-000-0000',
  mobile: '021-0000 0000',
  email: 'hello@fangshi.example',
  service_hours: { 'zh-cn': '每天 9:00–21:00', en: 'Every day, 9 am to 9 pm' },
  icp: '沪ICP备00000000号',
}

/** Withdrawals cost 0.60 %. */
const fee = 60

/** A statement a week reads better than one a day, in a shop of this size. */
const settlement_every = 7

export const settingsDemo: DemoPart = {
  load: async (world, { tx }) => {
    await saveSettings(tx, 'web', contacts, world.plan.now)
    await saveSettings(tx, 'store', { cash: fee }, world.plan.now)
    await saveSettings(tx, 'task', { settlement_every }, world.plan.now)
  },
}
