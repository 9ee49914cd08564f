/** The login of the sellers' back office, which is another application. */
export const sellerOffice = '/Seller/login'
