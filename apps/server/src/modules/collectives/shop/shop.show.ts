import type { Collective, CollectiveCard, CollectiveGroup } from '@fangshi/contract/collectives'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { maskNickname } from '../../accounts/public.ts'
import { freeSeats } from '../groups/group.ts'
import { groupPrice } from '@fangshi/contract/group-price'
import type { CardRow, GroupRow, OfferRow } from './shop.db.ts'

const timeOrNull = (at: Date | null): string | null => at && formatDateTime(at)

/** A group buy on the wire. */
export function showOffer({ off_bp, is_running, skus, start_time, end_time, ...offer }: OfferRow): Collective {
  const priced = skus.map(({ sku_id, price_cents }) => ({
    sku_id,
    price_cents,
    group_cents: groupPrice(price_cents, off_bp),
  }))
  return {
    ...offer,
    percent_off: formatMoney(off_bp),
    start_time: formatDateTime(start_time),
    end_time: formatDateTime(end_time),
    can_open: is_running,
    collective_price: formatMoney(Math.min(...priced.map(({ group_cents }) => group_cents))),
    skus: priced.map(({ sku_id, price_cents, group_cents }) => ({
      sku_id,
      goods_price: formatMoney(price_cents),
      collective_price: formatMoney(group_cents),
    })),
  }
}

/** A group on the wire, its members masked. An open one whose time is up has failed. */
export function showGroup(row: GroupRow, now: Date): CollectiveGroup {
  const { group_no, state, people, joined, expires_at, opened_at, ended_at, members } = row
  const isOver = state === 'open' && expires_at !== null && now >= expires_at
  const shown = isOver ? 'failed' : state
  return {
    group_no,
    state: shown,
    people,
    joined,
    missing: people - joined,
    free: shown === 'open' ? freeSeats(row) : 0,
    expires_at: timeOrNull(expires_at),
    opened_at: timeOrNull(opened_at),
    ended_at: timeOrNull(isOver ? expires_at : ended_at),
    members: members.map(({ nickname, ...member }) => ({ ...member, nickname: maskNickname(nickname) })),
  }
}

export const showCard = ({ image, price_cents, off_bp, end_time, sale_count, ...card }: CardRow): CollectiveCard => ({
  ...card,
  goods_master_image: image,
  goods_price: formatMoney(price_cents),
  collective_price: formatMoney(groupPrice(price_cents, off_bp)),
  percent_off: formatMoney(off_bp),
  end_time: formatDateTime(end_time),
  goods_sale: sale_count,
})
