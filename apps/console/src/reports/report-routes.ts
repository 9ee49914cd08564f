import { adminReports, sellerReports } from '@fangshi/contract/reports'
import type { Area } from '../kit/figures/area-figures.ts'

export const reportRoutes = { Admin: adminReports, Seller: sellerReports } as const satisfies Record<Area, unknown>
