import { editAdminMe, editSellerMe } from '@fangshi/contract/accounts'
import { on } from '../../../kernel/http/on.ts'
import { editAdmin, editSeller } from './edit-staff.ts'
import { needProvider } from '../login/provider.ts'

/** One's own profile in the back offices. */
export const staffRoutes = [
  on(editAdminMe, async (call) => {
    needProvider(call.body.provider, 'admins')
    await editAdmin(call, call.body)
    return {}
  }),
  on(editSellerMe, async (call) => {
    needProvider(call.body.provider, 'users')
    await editSeller(call, call.body)
    return {}
  }),
]
