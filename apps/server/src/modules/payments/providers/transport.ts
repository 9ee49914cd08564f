/** A request to a provider, as bytes. */
export interface ProviderRequest {
  method: 'GET' | 'POST'
  /** The whole address. */
  url: string
  headers: Readonly<Record<string, string>>
  /** Null for a GET. */
  body: Buffer | null
}

export interface ProviderAnswer {
  status: number
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

/**
 * Sends a request and gives the answer, whatever its status. Throws when there is none: no connection, too late, too
 * large. In production it is the network, in tests and the demo the simulator, with the same bytes.
 */
export type Transport = (request: ProviderRequest) => Promise<ProviderAnswer>
