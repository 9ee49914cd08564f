/** The quote (rules §4): one pure function for preview and order, its steps, and their wire formats. */
export {
  quote,
  type LineProblem,
  type PricedLine,
  type PricedQuote,
  type PricedStore,
  type QuoteLine,
  type Step,
} from './quote.ts'
export { pointsFor } from './points.ts'
export { showQuote, showStep } from './quote.show.ts'
