/** State machines as tables: the pure rules that use cases, rows and tests share. */

export interface Move<Status extends string, Actor extends string> {
  /** The statuses it may start from. */
  from: readonly Status[]
  /** Where it leads: one status, or several where the row itself decides between them. */
  to: Status | readonly Status[]
  /** Who may make it. */
  by: readonly Actor[]
}

/** The moves of a state machine by name. */
export type Moves<Status extends string, Actor extends string, Name extends string = string> = Readonly<
  Record<Name, Move<Status, Actor>>
>

/** Whether the actor may make the move of something in this status. */
export function mayMove<Status extends string, Actor extends string, Name extends string>(
  moves: Moves<Status, Actor, Name>,
  name: Name,
  status: Status,
  actor: Actor,
): boolean {
  const { from, by } = moves[name]
  return from.includes(status) && by.includes(actor)
}

/** The moves that are open to the actor in this status, in the order of the table. */
export const openMoves = <Status extends string, Actor extends string, Name extends string>(
  moves: Moves<Status, Actor, Name>,
  status: Status,
  actor: Actor,
): Name[] => (Object.keys(moves) as Name[]).filter((name) => mayMove(moves, name, status, actor))
