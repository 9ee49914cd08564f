/** Who changes a stock by hand; what orders do, the system does. */
export interface Actor {
  kind: 'seller' | 'admin' | 'system'
  id: number | null
}

export const system: Actor = { kind: 'system', id: null }
