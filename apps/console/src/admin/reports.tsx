import { ReportsScreen } from '../reports/reports-screen.tsx'

/** The weekly reports of the platform (rules §13). */
export default function ReportsOfPlatform() {
  return <ReportsScreen area="Admin" />
}
