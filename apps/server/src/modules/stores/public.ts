/** Stores (rules §2). Public = passed and open. */
export { adjustStore } from './admin/adjust-store.ts'
export { createStore, type NewStore } from './create-store.ts'
export { storePassed, storeRenamed } from './hooks.ts'
export { ownStores } from './own-stores.db.ts'
export { switchStore } from './own-store/save-store.ts'
export { showSeller } from './own-store/show-seller.ts'
export { authenticateSeller } from './own-store/seller-session.ts'
export { storeNamesOf } from './store-names.db.ts'
