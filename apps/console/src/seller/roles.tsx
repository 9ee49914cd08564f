import { sellerRoleGrants, sellerRoles } from '@fangshi/contract/access'
import { l } from '../i18n/ui-text.ts'
import { roleScreen } from '../kit/roles/role-screen.tsx'

export default roleScreen({ resource: sellerRoles, grants: sellerRoleGrants, holders: l('员工数', 'Staff') })
