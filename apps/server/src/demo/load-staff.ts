import { demoPassword, demoSellerStore, demoStaff } from '@fangshi/demo/logins'
import type { Tx } from '../kernel/db/db.ts'
import { hashPassword } from '../modules/accounts/public.ts'
import { of } from './insert.ts'
import type { LoadedStore } from './load-stores.ts'

const buttons = ['search', 'view', 'add', 'edit', 'export']

/** A sub-account of the demo store with the role “clerk”: its screens but staff and roles, and no button that deletes. */
export async function loadStaff({ client }: Tx, stores: ReadonlyMap<string, LoadedStore>): Promise<void> {
  const { id, owner_id } = of(stores, demoSellerStore)
  await client.query(
    `with role as (insert into roles (area, store_id, name) values ('Seller', $1, '店员') returning id),
          staff as (insert into users (belong_id, username, nickname, password_hash) values ($2, $3, '小满', $4) returning id),
          given as (insert into user_roles (user_id, role_id) select staff.id, role.id from staff, role),
          menu as (insert into role_menus (role_id, menu_id)
                   select role.id, m.id from role, menus m
                    where m.area = 'Seller' and m.apis <> '' and m.apis not in ('/Seller/users', '/Seller/roles')
                   returning role_id, menu_id),
          rights as (insert into role_permissions (role_id, permission_id)
                     select role.id, p.id from role, permissions p
                      where p.apis like 'Seller.%' and p.apis not like 'Seller.users.%'
                        and p.apis not like 'Seller.roles.%' and p.apis not like '%.destroy')
     insert into role_buttons (role_id, menu_id, button) select menu.role_id, menu.menu_id, b from menu, unnest($5::text[]) b`,
    [id, owner_id, demoStaff, await hashPassword(demoPassword), buttons],
  )
}
