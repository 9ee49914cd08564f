/** Where the saved templates are kept. */
export const freightsKey = ['Seller', 'freights'] as const
