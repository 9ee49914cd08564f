import {
  editAdminMe,
  editSellerMe,
  getAdminMe,
  getSellerMe,
  loginAdmin,
  loginSeller,
  logoutAdmin,
  logoutSeller,
} from '@fangshi/contract/accounts'
import { loadAdminMenu, loadSellerMenu } from '@fangshi/contract/menus'
import { adminSecondFactor, sellerSecondFactor } from '@fangshi/contract/second-factor'
import {
  confirmAdmin,
  confirmSeller,
  endAdminSession,
  endOtherAdminSessions,
  endOtherSellerSessions,
  endSellerSession,
  listAdminSessions,
  listSellerSessions,
} from '@fangshi/contract/sessions'
import adminLogo from '../assets/admin.svg'
import sellerLogo from '../assets/seller.svg'

/** The two back offices: what differs between them, in one place. */
export const areas = {
  Admin: {
    provider: 'admins',
    logo: adminLogo,
    login: loginAdmin,
    logout: logoutAdmin,
    getMe: getAdminMe,
    editMe: editAdminMe,
    secondFactor: adminSecondFactor,
    confirm: confirmAdmin,
    listSessions: listAdminSessions,
    endSession: endAdminSession,
    endOtherSessions: endOtherAdminSessions,
    loadMenu: loadAdminMenu,
  },
  Seller: {
    provider: 'users',
    logo: sellerLogo,
    login: loginSeller,
    logout: logoutSeller,
    getMe: getSellerMe,
    editMe: editSellerMe,
    secondFactor: sellerSecondFactor,
    confirm: confirmSeller,
    listSessions: listSellerSessions,
    endSession: endSellerSession,
    endOtherSessions: endOtherSellerSessions,
    loadMenu: loadSellerMenu,
  },
} as const

export type AreaName = keyof typeof areas

/** The area a path lies in; case-sensitive (spec §2). */
export function areaOf(path: string): AreaName | undefined {
  const first = path.split(/[/?#]/)[1]
  return first === 'Admin' || first === 'Seller' ? first : undefined
}
