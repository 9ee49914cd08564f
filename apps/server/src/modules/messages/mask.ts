/** 13812345678 → 138****5678: logs and screens never contain a full phone number (rules §1). */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')
