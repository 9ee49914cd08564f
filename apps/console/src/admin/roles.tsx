import { roleGrants, roles } from '@fangshi/contract/access'
import { l } from '../i18n/ui-text.ts'
import { roleScreen } from '../kit/roles/role-screen.tsx'

export default roleScreen({ resource: roles, grants: roleGrants, holders: l('管理员数', 'Administrators') })
