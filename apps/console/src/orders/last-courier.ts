const key = 'console_courier'

/** The code of the courier that a parcel was sent with last in this browser; empty before the first. */
export const lastCourier = (): string => localStorage.getItem(key) ?? ''

export const rememberCourier = (code: string): void => localStorage.setItem(key, code)
