import { useNavigation } from 'react-router'

/** The bar on top while the next page is on its way. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== 'idle'
  return <div aria-hidden data-busy={isBusy || undefined} className="navigation-progress" />
}
