/** How many goods are recommended. */
export const shown = 10

/** Each goods once, without those that are in the cart already. */
export function recommendationsOf<G extends { id: number }>(
  lists: readonly (readonly G[])[],
  inCart: ReadonlySet<number>,
): G[] {
  const byId = new Map(lists.flat().map((goods) => [goods.id, goods]))
  return [...byId.values()].filter(({ id }) => !inCart.has(id)).slice(0, shown)
}
