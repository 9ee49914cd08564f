import { Outlet } from 'react-router'
import type { Route } from './+types/page-boundary'
import { PageError } from './page-error.tsx'

export { errorMeta as meta } from './error-meta.ts'

export default Outlet

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PageError error={error} />
