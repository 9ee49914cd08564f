import * as contract from '@fangshi/contract/store-seller'
import { fail } from '../../../kernel/fail.ts'
import { act } from '../../../kernel/http/act.ts'
import { behindButton, on } from '../../../kernel/http/on.ts'
import { showOwnStore } from './own-store.show.ts'
import { saveStore, switchStore } from './save-store.ts'
import { storeById } from '../stores.db.ts'
import { planVacation } from './vacation.ts'

/** The screen of the caller's store, with its edit button. */
const screen = '/Seller/stores'

export const ownStoreSeller = [
  on(contract.getOwnStore, async ({ ctx, who }) =>
    showOwnStore((await storeById(ctx.db, who.store_id)) ?? fail('NOT_FOUND')),
  ),
  behindButton(
    screen,
    'edit',
    act(contract.saveOwnStore, saveStore, ({ store }) => showOwnStore(store)),
  ),
  behindButton(screen, 'edit', act(contract.switchOwnStore, switchStore)),
  behindButton(
    screen,
    'edit',
    act(contract.planVacation, planVacation, ({ store }) => showOwnStore(store)),
  ),
]
