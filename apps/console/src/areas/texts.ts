import { l } from '../i18n/ui-text.ts'

/** What each back office is called. */
export const systemNames = {
  Admin: l('坊市管理台', 'Fangshi Admin'),
  Seller: l('坊市商家台', 'Fangshi Seller'),
} as const
