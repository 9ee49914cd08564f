import type { Same } from '../../i18n/texts.ts'
import type { stockNotice as chinese } from './texts.zh-cn.ts'

declare module '../../i18n/texts.ts' {
  interface Texts {
    stockNotice: typeof chinese
  }
}

export const stockNotice: Same<typeof chinese> = {
  title: 'Restock watch',
  text: 'Products you’re waiting for. You’ll see here when they’re back.',
  none: 'You’re not waiting for anything. When something is sold out, tap “Watch for restock”.',
  state_in_stock: 'Back in stock',
  state_sold_out: 'Still sold out',
  state_off_shelf: 'Unavailable',
  since: 'Since {{day}}',
  withdraw: 'Stop waiting for {{name}}',
  withdrawn: 'Removed from your restock watch',
  add: 'Watch for restock',
  mine: 'On your watch list',
  added: 'Added. Check your account to see when it’s back.',
  view: 'View',
}
