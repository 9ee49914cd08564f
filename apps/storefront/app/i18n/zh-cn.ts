import { address } from './zh-cn/address.ts'
import { auth } from './zh-cn/auth.ts'
import { cart } from './zh-cn/cart.ts'
import { errors } from './zh-cn/errors.ts'
import { favorite } from './zh-cn/favorite.ts'
import { goods } from './zh-cn/goods.ts'
import { home } from './zh-cn/home.ts'
import { order } from './zh-cn/order.ts'
import { shell } from './zh-cn/shell.ts'
import { store } from './zh-cn/store.ts'
import { ui } from './zh-cn/ui.ts'
import { user } from './zh-cn/user.ts'

/** All Chinese texts by area; the shape that English must match. */
export const texts = { address, auth, cart, errors, favorite, goods, home, order, shell, store, ui, user }
