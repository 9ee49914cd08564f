import { adminRefunds } from '@fangshi/contract/refunds-backoffice'
import { refundList } from '../refunds/refund-list.ts'

export default refundList(adminRefunds)
