import { configRoutes, type ConfigGroup } from '@fangshi/contract/configs'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'

/** A group of settings as the server sends it; of secrets only the names of those that are set. */
export interface StoredConfig {
  values: Readonly<Record<string, unknown>>
  secrets: readonly string[]
  revision: string
}

export const configQuery = (group: ConfigGroup) =>
  queryOptions({
    queryKey: ['Admin', 'configs', group],
    queryFn: ({ signal }): Promise<StoredConfig> => call(configRoutes[group].show, {}, { quiet: true, signal }),
    // Another administrator may have saved since, so a form starts with the currently stored values.
    gcTime: 0,
    staleTime: Infinity,
  })
