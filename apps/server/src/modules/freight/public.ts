/** Freight templates of the stores (rules §4 step 4). The pure rules are in `rules.ts`. */
export { createDefaultTemplate, createTemplate, firstTerms, type FreightTerms } from './freight.db.ts'
