import { address } from './en/address.ts'
import { auth } from './en/auth.ts'
import { cart } from './en/cart.ts'
import { errors } from './en/errors.ts'
import { favorite } from './en/favorite.ts'
import { goods } from './en/goods.ts'
import { home } from './en/home.ts'
import { order } from './en/order.ts'
import { shell } from './en/shell.ts'
import { store } from './en/store.ts'
import { ui } from './en/ui.ts'
import { user } from './en/user.ts'

export const texts = { address, auth, cart, errors, favorite, goods, home, order, shell, store, ui, user }
