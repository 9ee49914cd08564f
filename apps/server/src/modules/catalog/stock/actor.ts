/** Who changes stock by hand; changes by orders are the system's. */
export interface Actor {
  kind: 'seller' | 'admin' | 'system'
  id: number | null
}

export const system: Actor = { kind: 'system', id: null }
