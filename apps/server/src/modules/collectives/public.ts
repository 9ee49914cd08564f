/** Group buys (rules §9): prices in them, and the seats of orders. */
export { chooseGroup, lockChosenGroup, type ChosenGroup, type GroupChoice } from './groups/choose-group.ts'
export { dueGroups, failGroup, nextGroupEnd, noteRefunded } from './groups/groups.db.ts'
export { groupForOrder, keepsSeat, leaveSeat, paySeat, refundSeat, takeSeat } from './groups/seats.ts'
export { lockSeat, paidSeats, type SeatRow } from './groups/seats.db.ts'
export { cardsPage, groupsWithMembers, type CardRow, type GroupRow } from './shop/shop.db.ts'
export { showCard, showGroup } from './shop/shop.show.ts'
