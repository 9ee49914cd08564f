import type { CommissionScope } from '@fangshi/contract/commission-rates'
import { l, type UiText } from '../i18n/ui-text.ts'

/** What a commission rate is for. */
export const commissionScopes: Readonly<Record<CommissionScope, UiText>> = {
  store: l('店铺', 'Store'),
  class: l('分类', 'Class'),
  global: l('全平台', 'Platform-wide'),
}
