/** 330106199003071236 → 330106********1236: screens that only show a number never hold the whole one. */
export const maskIdNumber = (number: string): string => number.replace(/^(\d{6})\d{8}([\dX]{4})$/, '$1********$2')

/** 6222020200112233445 → ***************3445. */
export const maskBankNo = (number: string): string => number.replace(/\d(?=\d{4})/g, '*')
