/** The logins that a demo start prints and its login pages prefill (rules §0); none exists without the demo. */
export const demoPassword = 'fangshi-demo'
/** The shopper's pay password. */
export const demoPayPassword = '246810'
export const demoLogins = { admin: 'admin', seller: 'seller', shopper: 'shopper' } as const
/** An administrator who may write articles and notices, with the same password; no login page prefills it. */
export const demoEditor = 'editor'
/** A sub-account of the demo seller's store that deletes nothing, with the same password. */
export const demoStaff = 'staff'
/** The store that the demo seller owns. */
export const demoSellerStore = 'shanye'
