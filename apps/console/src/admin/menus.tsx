import { menus } from '@fangshi/contract/menus'
import { menuScreen } from './menus/menu-screen.tsx'

export default menuScreen(menus, 'Admin')
