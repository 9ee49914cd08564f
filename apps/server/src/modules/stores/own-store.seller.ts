import { getOwnStore, planVacation, saveOwnStore, switchOwnStore } from '@fangshi/contract/store-seller'
import { fail } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import { showOwnStore } from './own-store.show.ts'
import { saveStore, switchStore } from './save-store.ts'
import { storeById } from './stores.db.ts'
import { setVacation } from './vacation.ts'

/** The screen of the own store; its button is that of an edit. */
const screen = '/Seller/stores'

export const ownStoreSeller = [
  on(getOwnStore, async ({ ctx, who }) => showOwnStore((await storeById(ctx.db, who.store_id)) ?? fail('NOT_FOUND'))),
  on(saveOwnStore, async (call) => {
    await call.press(screen, 'edit')
    return showOwnStore(await saveStore(call))
  }),
  on(switchOwnStore, async (call) => {
    await call.press(screen, 'edit')
    await switchStore(call)
    return {}
  }),
  on(planVacation, async (call) => {
    await call.press(screen, 'edit')
    return showOwnStore(await setVacation(call))
  }),
]
