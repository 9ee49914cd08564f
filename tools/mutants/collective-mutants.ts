import { mutantsIn, patchesIn, type Mutant } from './mutant.ts'

const modules = 'apps/server/src/modules'
const folder = `${modules}/collectives`
const http = `${folder}/collectives-seats.http.test.ts`
const money = `${folder}/collectives-money.http.test.ts`
const edges = `${folder}/collectives-edges.http.test.ts`
const provider = `${folder}/collectives-provider.http.test.ts`
const races = `${folder}/collectives.race.test.ts`

const code = mutantsIn(modules, 'group buys: ')
const seats = 'collectives/groups/seats.ts'
const seatRows = 'collectives/groups/seats.db.ts'
const groups = 'collectives/groups/groups.db.ts'

/** Who gets a seat in a group, and what becomes of the money of one that is not full. */
export const collectiveMutants: readonly Mutant[] = [
  code(
    'seats are taken one after another',
    [
      'collectives/groups/choose-group.ts',
      'if (choice.group_no !== undefined) await lockGroupByNo(tx, choice.group_no)',
      '',
    ],
    [races, 'a crowd that asks and pays'],
  ),
  {
    guard: 'group buys: a seat is of one person',
    patches: patchesIn(modules, [groups, "t.user_id = $3 and t.state in ('held', 'paid')", 'false']),
    sql: 'drop index collective_seats_person',
    killedBy: [races, 'one person has one seat'],
  },
  {
    guard: 'group buys: the limit of a person',
    patches: patchesIn(
      modules,
      [
        'catalog/activities/buyers.db.ts',
        'where activity_buyers.pieces + excluded.pieces <= activity_buyers.max_per_person',
        '',
      ],
      ['orders/checkout/price-checkout.ts', 'allowed: max_per_person - ordered }', 'allowed: max_per_person }'],
    ),
    killedBy: [races, 'one person has one seat'],
  },
  {
    guard: 'group buys: a seat is kept while it is being paid',
    patches: patchesIn(
      modules,
      [seatRows, "state = 'held' and held_until <= $2", "state = 'held' and $2::timestamptz is not null"],
      ['collectives/groups/group.ts', 'if (freeSeats(group) > 0) return', 'if (joined < people) return'],
    ),
    killedBy: [http, 'a seat is kept while it is being paid'],
  },
  {
    guard: 'group buys: what was lost cannot be paid',
    patches: patchesIn(
      modules,
      [seats, "state === 'held' && (group_state", '(group_state'],
      [seatRows, "where id = $1 and state = 'held' returning", 'where id = $1 returning'],
    ),
    killedBy: [provider, 'a payment that is told late'],
  },
  code(
    'a seat is not paid after the time of its group',
    [seats, ' && at < expires_at', ''],
    [edges, '1 ms before a group’s time is up'],
  ),
  code(
    'nobody joins after the time of a group',
    ['collectives/groups/group.ts', ' || now >= expires_at', ''],
    [edges, '1 ms before a group’s time is up'],
  ),
  code(
    'its start',
    [groups, 'c.stopped_at is null and c.start_time <= $2', 'c.stopped_at is null and $2::timestamptz is not null'],
    [edges, '1 ms before and after its start'],
  ),
  code('its end', [groups, ' and c.end_time > $2 as', ' as'], [edges, '1 ms before and after its start']),
  code(
    'a group is completed by its last seat',
    [groups, "state = 'open' and people = (\n", "state = 'open' and people - 1 <= (\n"],
    [http, 'a group is opened by the payment of its founder'],
  ),
  {
    guard: 'group buys: a group fails at its end',
    patches: patchesIn(
      modules,
      [groups, "state = 'open' and expires_at <= $2) returning", "state = 'open') returning"],
      [groups, "where state = 'open' and expires_at <= $1\n", "where state = 'open' and $1::timestamptz is not null\n"],
    ),
    killedBy: [edges, '1 ms before a group’s time is up'],
  },
  code(
    'the seats of a failed group are returned',
    [seats, "group_state === 'failed' ? 'returned' : 'left'", "'left'"],
    [money, 'a group that is not full in time'],
  ),
  code(
    'what is left of its money is found again',
    [groups, 'select id from collective_groups where is_refunding', 'select id from collective_groups where false'],
    [races, 'what a process that died had left'],
  ),
  code(
    'a payment for a lost seat goes back',
    ['payments/received/receive-payment.ts', ' ?? (await isGone(tx, bill, at))', ''],
    [provider, 'a payment that is told late'],
  ),
  code(
    'a cancelled order gives its seat up',
    ['orders/life/cancel-order.ts', '  if (seat) await leaveSeat(tx, seat, at)\n', ''],
    [http, 'a seat is kept while it is being paid'],
  ),
  code(
    'a refunded seat is free again',
    [seats, "is_whole && group_state !== 'completed'", "is_whole && group_state === 'failed'"],
    [http, 'a seat is free again'],
  ),
]
