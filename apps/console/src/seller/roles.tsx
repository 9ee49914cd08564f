import { sellerRoleGrants, sellerRoles } from '@fangshi/contract/access'
import { l } from '../kit/label.ts'
import { roleScreen } from '../kit/roles/role-screen.tsx'

export default roleScreen({ resource: sellerRoles, grants: sellerRoleGrants, holders: l('员工数', 'Staff') })
