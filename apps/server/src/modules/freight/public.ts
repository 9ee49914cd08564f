/** Freight templates of the stores (rules §4 step 4). The pure half is `rules.ts`. */
export { createDefaultTemplate, createTemplate, templatesOf, type FreightTerms } from './freight.db.ts'
