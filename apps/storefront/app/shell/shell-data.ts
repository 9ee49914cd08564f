import { useRouteLoaderData } from 'react-router'
import type { loader } from './shop-layout.tsx'

type ShellData = Awaited<ReturnType<typeof loader>>

const shopLayoutId = 'shell/shop-layout'

/** What the shop's layout loaded once: classes, help articles, the site's own texts. */
export function useShellData() {
  const data = useRouteLoaderData<typeof loader>(shopLayoutId)
  if (!data) throw new Error('useShellData is used outside the shop layout')
  return data
}

/** The same for `meta` functions. */
export const shellDataOf = (matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): ShellData =>
  matches.find((match) => match?.id === shopLayoutId)?.loaderData as ShellData
