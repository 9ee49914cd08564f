import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { CommissionRow } from './logs.db.ts'
import { maskNickname } from '../accounts/public.ts'

/** A commission as who earns it sees it. */
export const showOwnCommission = (row: CommissionRow, locale: Locale) => ({
  id: row.id,
  goods_name: localText(row.goods_name, locale),
  goods_image: row.goods_image,
  buyer: maskNickname(row.buyer),
  level: row.level,
  base: formatMoney(row.base_cents),
  rate: formatMoney(row.rate_bp),
  commission: formatMoney(row.commission_cents),
  taken_back: formatMoney(row.commission_cents - row.kept_cents),
  state: row.state,
  created_at: formatDateTime(row.created_at),
})

/** A commission as stores and the platform see it; stores are shown masked names of referrers too. */
export const showCommission = (row: CommissionRow, locale: Locale, isMasked: boolean) => ({
  ...showOwnCommission(row, locale),
  order_no: row.order_no,
  nickname: isMasked ? maskNickname(row.nickname) : row.nickname,
  buyer: isMasked ? maskNickname(row.buyer) : row.buyer,
  store_name: localText(row.store_name, locale),
})
