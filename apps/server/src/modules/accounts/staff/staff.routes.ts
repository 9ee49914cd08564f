import { editAdminMe, editSellerMe } from '@fangshi/contract/accounts'
import { actPrepared } from '../../../kernel/http/act.ts'
import { forProvider } from '../login/provider.ts'
import { newAdminPassword, newSellerPassword } from './check-new-password.ts'
import { editAdmin, editSeller } from './edit-staff.ts'

/** One's own profile in the back offices. */
export const staffRoutes = [
  forProvider(
    'admins',
    actPrepared(
      editAdminMe,
      async (call) => {
        const { nickname, avatar, revision } = call.body
        return { nickname, avatar, revision, password_hash: await newAdminPassword(call, call.body) }
      },
      editAdmin,
    ),
  ),
  forProvider(
    'users',
    actPrepared(
      editSellerMe,
      async (call) => {
        const { nickname, avatar, revision } = call.body
        return { nickname, avatar, revision, password_hash: await newSellerPassword(call, call.body) }
      },
      editSeller,
    ),
  ),
]
