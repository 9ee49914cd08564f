/** The logins that a demo start prints and its login pages prefill (rules §0); none exists without the demo. */
export const demoPassword = 'fangshi-demo'
/** The shopper's pay password. */
export const demoPayPassword = '246810'
export const demoLogins = { admin: 'admin', seller: 'seller', shopper: 'shopper' } as const
/** The store that the demo seller owns. */
export const demoSellerStore = 'shanye'
