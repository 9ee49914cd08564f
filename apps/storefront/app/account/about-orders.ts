/** Matches all queries with orders, to reload them after a change. */
export const isAboutOrders = ({ queryKey: [kind] }: { queryKey: readonly unknown[] }): boolean =>
  kind === 'orders' || kind === 'order' || kind === 'group'
